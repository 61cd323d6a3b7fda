CREATE TABLE "message_wording_versions" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"wording" jsonb NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_wording_versions_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "message_wordings" (
	"kind" text PRIMARY KEY NOT NULL,
	"wording" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_wording_versions" ADD CONSTRAINT "message_wording_versions_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_wordings" ADD CONSTRAINT "message_wordings_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_wording_versions_saved_by" ON "message_wording_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "message_wordings_saved_by" ON "message_wordings" USING btree ("saved_by");