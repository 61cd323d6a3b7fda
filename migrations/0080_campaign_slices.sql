ALTER TABLE "campaigns" ALTER COLUMN "points_moved" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "gathered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "gathered_to" integer DEFAULT 0 NOT NULL;