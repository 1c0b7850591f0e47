DROP INDEX "topics_position";--> statement-breakpoint
DROP INDEX "items_by_year";--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_once_an_exam" ON "attempts" USING btree ("user_id","origin_id","item_id") WHERE "attempts"."origin" in ('mock-exam', 'past-exam');--> statement-breakpoint
CREATE INDEX "items_by_source" ON "items" USING btree ((case when "official" then "style" else 'norteia' end),"id") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated";--> statement-breakpoint
CREATE INDEX "items_by_hardness" ON "items" USING btree ("b") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated" and "items"."a" is not null;--> statement-breakpoint
CREATE INDEX "items_by_subject_hardness" ON "items" USING btree ("subject","b") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated" and "items"."a" is not null;--> statement-breakpoint
CREATE INDEX "items_by_area_hardness" ON "items" USING btree ("area","b") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated" and "items"."a" is not null;--> statement-breakpoint
CREATE INDEX "topics_order" ON "topics" USING btree ("subject","position");--> statement-breakpoint
CREATE INDEX "items_by_year" ON "items" USING btree ("year","id") WHERE "items"."status" = 'published' and not "items"."annulled" and not "items"."outdated";