CREATE TABLE "mall_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "adopted_by" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_adopted_by_accounts_id_fk" FOREIGN KEY ("adopted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_visitor_email" ON "accounts" USING btree ("email") WHERE user_type = 'visitor' and adopted_by is null;--> statement-breakpoint
CREATE INDEX "accounts_adopted_by" ON "accounts" USING btree ("adopted_by") WHERE adopted_by is not null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_adopted" CHECK ("accounts"."adopted_by" is null or "accounts"."user_type" = 'visitor');