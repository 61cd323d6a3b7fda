CREATE TABLE "activity_pages" (
	"activity_id" integer PRIMARY KEY NOT NULL,
	"draft" jsonb,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "activity_pages_written" CHECK ("activity_pages"."draft" is not null or "activity_pages"."published" is not null)
);
--> statement-breakpoint
CREATE TABLE "activity_versions" (
	"activity_id" integer NOT NULL,
	"number" integer NOT NULL,
	"value" jsonb NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_versions_activity_id_number_pk" PRIMARY KEY("activity_id","number")
);
--> statement-breakpoint
ALTER TABLE "activity_pages" ADD CONSTRAINT "activity_pages_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_pages" ADD CONSTRAINT "activity_pages_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_versions" ADD CONSTRAINT "activity_versions_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_versions" ADD CONSTRAINT "activity_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_pages_saved_by" ON "activity_pages" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "activity_versions_published_by" ON "activity_versions" USING btree ("published_by");