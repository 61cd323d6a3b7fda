CREATE TABLE "ledger_closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"shop_id" integer NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"account" text NOT NULL,
	"rule" text NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	"incoming" bigint NOT NULL,
	"quantity" bigint DEFAULT 0 NOT NULL,
	"subtotal" bigint DEFAULT 0 NOT NULL,
	"shop_coupon" bigint DEFAULT 0 NOT NULL,
	"platform_coupon" bigint DEFAULT 0 NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"shop_share" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_days_shop_id_currency_day_account_rule_pk" PRIMARY KEY("shop_id","currency","day","account","rule")
);
--> statement-breakpoint
CREATE TABLE "shop_tax_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_tax_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"tax_number" text NOT NULL,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "ledger_entries_balances";--> statement-breakpoint
ALTER TABLE "ledger_days" ADD CONSTRAINT "ledger_days_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_tax_records" ADD CONSTRAINT "shop_tax_records_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_tax_records" ADD CONSTRAINT "shop_tax_records_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_tax_records_shop" ON "shop_tax_records" USING btree ("shop_id","changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_shop_rule" ON "ledger_entries" USING btree ("shop_id","rule","at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE shop_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_sums" ON "ledger_entries" USING btree ("shop_id","currency","at","account","rule","amount") WHERE shop_id is not null;