CREATE TABLE "unlocked_achievements" (
	"user_id" uuid NOT NULL,
	"achievement" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "unlocked_achievements_user_id_achievement_pk" PRIMARY KEY("user_id","achievement")
);
--> statement-breakpoint
CREATE TABLE "study_goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekly_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "activities_user_id_kind_object_pk" PRIMARY KEY("user_id","kind","object")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"revision" smallint NOT NULL,
	"chosen" text NOT NULL,
	"hit" boolean NOT NULL,
	"doubt" boolean DEFAULT false NOT NULL,
	"seconds" integer NOT NULL,
	"origin" text NOT NULL,
	"origin_id" uuid,
	"answered_at" timestamp with time zone NOT NULL,
	"key" uuid
);
--> statement-breakpoint
CREATE TABLE "seen_items" (
	"user_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"tries" integer NOT NULL,
	"hits" integer NOT NULL,
	"last_hit" boolean NOT NULL,
	"doubt" boolean NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_items_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"period" text NOT NULL,
	"user_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"visible" boolean NOT NULL,
	CONSTRAINT "standings_period_user_id_pk" PRIMARY KEY("period","user_id")
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"answers" integer NOT NULL,
	"hits" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "study_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"answers" integer NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "tallies_user_id_kind_name_pk" PRIMARY KEY("user_id","kind","name")
);
--> statement-breakpoint
CREATE TABLE "xp_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "xp_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"object" text NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_images" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" integer NOT NULL,
	"revision" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"status" text DEFAULT 'aberto' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "item_revisions" (
	"item_id" integer NOT NULL,
	"revision" smallint NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "item_revisions_item_id_revision_pk" PRIMARY KEY("item_id","revision")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"subject" text,
	"area" text,
	"topic" text,
	"skill" smallint,
	"difficulty" text NOT NULL,
	"style" text NOT NULL,
	"source" text NOT NULL,
	"official" boolean DEFAULT false NOT NULL,
	"year" smallint,
	"language" text,
	"support" text,
	"statement" text NOT NULL,
	"options" jsonb NOT NULL,
	"key" text,
	"explanation" text,
	"points" smallint NOT NULL,
	"a" double precision,
	"b" double precision,
	"c" double precision,
	"parameters_from" text,
	"family" text,
	"status" text DEFAULT 'published' NOT NULL,
	"annulled" boolean DEFAULT false NOT NULL,
	"outdated" boolean DEFAULT false NOT NULL,
	"revision" smallint DEFAULT 1 NOT NULL,
	"pack_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loaded_packs" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"slug" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"front" text,
	"back" text,
	"state" smallint DEFAULT 0 NOT NULL,
	"stability" double precision DEFAULT 0 NOT NULL,
	"difficulty" double precision DEFAULT 0 NOT NULL,
	"scheduled_days" integer DEFAULT 0 NOT NULL,
	"learning_steps" smallint DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"last_key" uuid,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily_limit" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_items" (
	"exam_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"item_id" integer NOT NULL,
	"language" text,
	CONSTRAINT "exam_items_exam_id_position_pk" PRIMARY KEY("exam_id","position")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ref" text,
	"owner_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"discipline" text,
	"family" text NOT NULL,
	"year" smallint,
	"day" smallint,
	"official" boolean DEFAULT false NOT NULL,
	"minutes" smallint NOT NULL,
	"question_count" smallint NOT NULL,
	"asks_language" boolean DEFAULT false NOT NULL,
	"difficulty" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"times_finished" integer DEFAULT 0 NOT NULL,
	"score_sum" double precision DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sitting_answers" (
	"sitting_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"revision" smallint NOT NULL,
	"chosen" text,
	"doubt" boolean DEFAULT false NOT NULL,
	"struck" text[] DEFAULT '{}' NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone,
	CONSTRAINT "sitting_answers_sitting_id_item_id_pk" PRIMARY KEY("sitting_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exam_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"language" text,
	"place" smallint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"spent_seconds" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"finish_reason" text,
	"score" double precision,
	"hits" smallint,
	"counted" smallint,
	"points_earned" integer DEFAULT 0 NOT NULL,
	"areas" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unlocked_achievements" ADD CONSTRAINT "unlocked_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_goals" ADD CONSTRAINT "study_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_items" ADD CONSTRAINT "seen_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_items" ADD CONSTRAINT "seen_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_revisions" ADD CONSTRAINT "item_revisions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_revisions" ADD CONSTRAINT "item_revisions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_topic_topics_slug_fk" FOREIGN KEY ("topic") REFERENCES "public"."topics"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD CONSTRAINT "sitting_answers_sitting_id_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_answers" ADD CONSTRAINT "sitting_answers_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_key" ON "attempts" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "attempts_newest" ON "attempts" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE INDEX "attempts_origin" ON "attempts" USING btree ("user_id","origin_id");--> statement-breakpoint
CREATE INDEX "attempts_item" ON "attempts" USING btree ("item_id","user_id");--> statement-breakpoint
CREATE INDEX "seen_items_shaky" ON "seen_items" USING btree ("user_id","last_at") WHERE not "seen_items"."last_hit" or "seen_items"."doubt";--> statement-breakpoint
CREATE INDEX "seen_items_item" ON "seen_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "standings_rank" ON "standings" USING btree ("period","points","user_id") WHERE "standings"."visible";--> statement-breakpoint
CREATE INDEX "standings_user" ON "standings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "xp_entries_once" ON "xp_entries" USING btree ("user_id","reason","object");--> statement-breakpoint
CREATE UNIQUE INDEX "item_reports_open" ON "item_reports" USING btree ("item_id","user_id") WHERE "item_reports"."status" = 'aberto';--> statement-breakpoint
CREATE INDEX "item_reports_queue" ON "item_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "item_reports_user" ON "item_reports" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "item_reports_item" ON "item_reports" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "item_revisions_author" ON "item_revisions" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "items_ref" ON "items" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "items_offered" ON "items" USING btree ("id") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated";--> statement-breakpoint
CREATE INDEX "items_by_subject" ON "items" USING btree ("subject","id") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated";--> statement-breakpoint
CREATE INDEX "items_by_topic" ON "items" USING btree ("topic","id") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated";--> statement-breakpoint
CREATE INDEX "items_by_skill" ON "items" USING btree ("area","skill","id") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated";--> statement-breakpoint
CREATE INDEX "items_by_difficulty" ON "items" USING btree ("difficulty","id") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated";--> statement-breakpoint
CREATE INDEX "items_by_year" ON "items" USING btree ("style","year","id") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated";--> statement-breakpoint
CREATE INDEX "items_by_family" ON "items" USING btree ("family");--> statement-breakpoint
CREATE INDEX "items_by_status" ON "items" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_position" ON "topics" USING btree ("subject","position");--> statement-breakpoint
CREATE UNIQUE INDEX "review_cards_question" ON "review_cards" USING btree ("user_id","item_id") WHERE "review_cards"."front" is null;--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("user_id","due_at") WHERE "review_cards"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "review_cards_newest" ON "review_cards" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_cards_item" ON "review_cards" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "exam_items_item" ON "exam_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_ref" ON "exams" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "exams_owner" ON "exams" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "exams_offered" ON "exams" USING btree ("position","id") WHERE "exams"."owner_id" is null and "exams"."status" = 'published';--> statement-breakpoint
CREATE INDEX "sitting_answers_item" ON "sitting_answers" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_open" ON "sittings" USING btree ("user_id","exam_id","mode") WHERE "sittings"."status" <> 'finished';--> statement-breakpoint
CREATE INDEX "sittings_newest" ON "sittings" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "sittings_exam" ON "sittings" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "sittings_overdue" ON "sittings" USING btree ("ends_at") WHERE "sittings"."status" <> 'finished';