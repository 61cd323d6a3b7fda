CREATE TABLE "face_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"draft" jsonb,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"next_turn_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "face_versions" (
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"value" jsonb NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "face_versions_name_number_pk" PRIMARY KEY("name","number")
);
--> statement-breakpoint
ALTER TABLE "face_parts" ADD CONSTRAINT "face_parts_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_versions" ADD CONSTRAINT "face_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_parts_saved_by" ON "face_parts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "face_versions_published_by" ON "face_versions" USING btree ("published_by");