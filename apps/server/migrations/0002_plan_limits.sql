ALTER TABLE "plans" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- An installation from before has the free plan already, and the seed leaves plans as they are.
UPDATE "plans" SET "limits" = '{"mockExamsPerMonth": 3}' WHERE "slug" = 'freemium';
