ALTER TABLE "charges" ADD COLUMN "tried_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "charges" SET "tried_at" = "created_at";
