CREATE TABLE "reconciliation_differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"theirs" integer NOT NULL,
	"ours" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"started_by" integer,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"compared" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "mall_days" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"account" text NOT NULL,
	"rule" text NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "mall_days_currency_day_account_rule_pk" PRIMARY KEY("currency","day","account","rule")
);
--> statement-breakpoint
CREATE TABLE "payout_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_files_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "proof_hash" char(32);--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_differences_once" ON "reconciliation_differences" USING btree ("provider","provider_id","kind","theirs","ours");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_state" ON "reconciliation_differences" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reconciliations_newest" ON "reconciliations" USING btree ("provider","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_running" ON "reconciliations" USING btree ("provider") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_proof_hash_pictures_hash_fk" FOREIGN KEY ("proof_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_file_id_payout_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payout_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captures_newest" ON "captures" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "ledger_entries_newest" ON "ledger_entries" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_rule" ON "ledger_entries" USING btree ("rule","at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE shop_id is not null;--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payouts_reference" ON "payouts" USING btree (lower("reference")) WHERE reference <> '';--> statement-breakpoint
CREATE INDEX "payouts_file" ON "payouts" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
-- The sums of the days that are closed already.
INSERT INTO "mall_days" ("currency", "day", "account", "rule", "entries", "amount")
SELECT e."currency", (e."at" AT TIME ZONE 'UTC')::date, e."account", e."rule", count(*), sum(e."amount") FROM "ledger_entries" e
WHERE e."at" < (SELECT (max("day") + 1)::timestamp AT TIME ZONE 'UTC' FROM "ledger_closed_days") GROUP BY 1, 2, 3, 4;
