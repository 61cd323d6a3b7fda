CREATE TABLE "contact_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" char(64) NOT NULL,
	"account_id" integer NOT NULL,
	"contact" text NOT NULL,
	"before" text,
	"before_country_code" text,
	"after" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "contact_changes_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "contact_changes_contact" CHECK ("contact_changes"."contact" in ('email', 'phone'))
);
--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_changes_account" ON "contact_changes" USING btree ("account_id","id");