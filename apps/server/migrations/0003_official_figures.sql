CREATE TABLE "official_figures" (
	"year" smallint PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"source" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
