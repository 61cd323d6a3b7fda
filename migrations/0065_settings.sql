CREATE TABLE "site_setting_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_setting_versions_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_setting_versions" ADD CONSTRAINT "site_setting_versions_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_setting_versions_saved_by" ON "site_setting_versions" USING btree ("saved_by");--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_settings_saved_by" ON "site_settings" USING btree ("saved_by");--> statement-breakpoint
INSERT INTO "site_setting_versions" ("name", "version", "value", "saved_at") SELECT "name", 1, "value", now() FROM "site_settings";
