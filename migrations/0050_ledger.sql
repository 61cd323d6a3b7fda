CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"rule" text NOT NULL,
	"account" text NOT NULL,
	"shop_id" integer,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"order_line_id" integer,
	"refund_id" integer,
	"payout_id" integer,
	"at" timestamp with time zone DEFAULT mall_now() NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE NULLS NOT DISTINCT("cause","account","shop_id","order_line_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('pending', 'available', 'reserved', 'payable', 'paid_out')) = ("ledger_entries"."shop_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "balance_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"corrected_by" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"country" text NOT NULL,
	"bank_code" text NOT NULL,
	"sealed_number" text NOT NULL,
	"last_four" text NOT NULL,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_settings" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"schedule" text DEFAULT 'on_request' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"shop_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"scheduled_for" text,
	"requested_by" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_proof" CHECK (("payouts"."reference" <> '') = ("payouts"."status" in ('paid', 'returned')))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_after_receipt" boolean;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_corrections" ADD CONSTRAINT "balance_corrections_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_corrections" ADD CONSTRAINT "balance_corrections_corrected_by_accounts_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_settings" ADD CONSTRAINT "payout_settings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_payout_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The history of the journal, line by line as it was shared out. Since the receipt is no longer what makes a share the shop's, but the end
-- of the time for refunds, receipts are left out: such shares are pending, and released by the job if that time is over.
INSERT INTO "ledger_entries" ("cause", "rule", "account", "amount", "currency", "at")
  SELECT "cause", CASE split_part("cause", ':', 1) WHEN 'paid' THEN 'payment' WHEN 'late' THEN 'late_payment' WHEN 'back' THEN 'provider_refund' WHEN 'order' THEN 'sale' ELSE 'refund' END,
    "account", "amount", "currency", "at"
  FROM "journal_entries"
  WHERE "cause" ~ '^(paid|late|back):' OR ("cause" LIKE 'order:%' AND "account" = 'clearing') OR ("cause" LIKE 'refund:%' AND "account" = 'owed_back')
  ORDER BY "id";--> statement-breakpoint
UPDATE "ledger_entries" e SET "refund_id" = r."id" FROM "refunds" r WHERE e."cause" = 'refund:' || r."number";--> statement-breakpoint
INSERT INTO "ledger_entries" ("cause", "rule", "account", "shop_id", "amount", "currency", "order_line_id", "at")
  SELECT 'order:' || o."number", 'sale', part."account", part."shop_id", part."amount", o."currency", l."id", booked."at"
  FROM "orders" o
  JOIN (SELECT "cause", min("at") AS "at" FROM "journal_entries" WHERE "cause" LIKE 'order:%' GROUP BY 1) booked ON booked."cause" = 'order:' || o."number"
  JOIN "order_lines" l ON l."order_id" = o."id"
  CROSS JOIN LATERAL (VALUES ('coupon_cost', NULL::integer, l."platform_coupon"), ('points_cost', NULL, l."points"), ('commission', NULL, -l."commission"),
    ('pending', o."shop_id", -l."shop_share")) part ("account", "shop_id", "amount")
  WHERE part."amount" <> 0 ORDER BY o."id", l."id";--> statement-breakpoint
INSERT INTO "ledger_entries" ("cause", "rule", "account", "shop_id", "amount", "currency", "order_line_id", "refund_id", "at")
  SELECT 'refund:' || r."number", 'refund', part."account", part."shop_id", part."amount", r."currency", l."order_line_id", r."id", booked."at"
  FROM "refunds" r
  JOIN (SELECT "cause", min("at") AS "at" FROM "journal_entries" WHERE "cause" LIKE 'refund:%' GROUP BY 1) booked ON booked."cause" = 'refund:' || r."number"
  JOIN "refund_lines" l ON l."refund_id" = r."id"
  CROSS JOIN LATERAL (VALUES ('coupon_cost', NULL::integer, -l."platform_coupon"), ('points_cost', NULL, -l."points"), ('commission', NULL, l."commission"),
    ('pending', r."shop_id", l."shop_share")) part ("account", "shop_id", "amount")
  WHERE part."amount" <> 0 ORDER BY r."id", l."order_line_id";--> statement-breakpoint
-- What remained of an order that was refunded before anybody received it was the shop's at once.
INSERT INTO "ledger_entries" ("cause", "rule", "account", "shop_id", "amount", "currency", "order_line_id", "at")
  SELECT 'release:' || o."number", 'rest', part."account", o."shop_id", part."sign" * rest."amount", o."currency", rest."line_id", rest."at"
  FROM "orders" o
  JOIN LATERAL (
    SELECT l."id" AS "line_id", -sum(e."amount") AS "amount", max(e."at") AS "at" FROM "order_lines" l
    JOIN "ledger_entries" e ON e."order_line_id" = l."id" AND e."account" = 'pending' WHERE l."order_id" = o."id" GROUP BY 1
  ) rest ON rest."amount" <> 0
  CROSS JOIN (VALUES ('pending', 1), ('available', -1)) part ("account", "sign")
  WHERE o."status" = 'refunded' AND o."received_at" IS NULL ORDER BY o."id", rest."line_id";--> statement-breakpoint
UPDATE "orders" o SET "released_at" = coalesce((SELECT max("at") FROM "order_status_history" h WHERE h."order_id" = o."id" AND h."status" = 'refunded'), mall_now())
  WHERE o."status" = 'refunded' AND o."received_at" IS NULL;--> statement-breakpoint
UPDATE "refunds" SET "is_after_receipt" = "paid_from" = 'shop' WHERE "paid_from" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_shop" ON "ledger_entries" USING btree ("shop_id","account","at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE shop_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_shop_newest" ON "ledger_entries" USING btree ("shop_id","at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE shop_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_balances" ON "ledger_entries" USING btree ("shop_id","currency","account","amount") WHERE shop_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_line" ON "ledger_entries" USING btree ("order_line_id") WHERE order_line_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_refund" ON "ledger_entries" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_payout" ON "ledger_entries" USING btree ("payout_id") WHERE payout_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_current" ON "payout_accounts" USING btree ("shop_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "payouts_shop" ON "payouts" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("id") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_scheduled" ON "payouts" USING btree ("shop_id","scheduled_for");--> statement-breakpoint
CREATE INDEX "orders_releasing" ON "orders" USING btree ("complete_by") WHERE complete_by is not null and released_at is null;--> statement-breakpoint
CREATE INDEX "orders_shop_releasing" ON "orders" USING btree ("shop_id","complete_by","shop_share","refunded_share") WHERE complete_by is not null and released_at is null;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_stay" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE FUNCTION assert_ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE cause = NEW.cause AND currency = NEW.currency) <> 0 THEN
    RAISE EXCEPTION 'the ledger entries of % do not add up to nothing', NEW.cause;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_ledger_balances();--> statement-breakpoint
DROP TABLE "journal_entries" CASCADE;--> statement-breakpoint
DROP FUNCTION assert_journal_balances();--> statement-breakpoint
ALTER TABLE "refunds" DROP COLUMN "paid_from";
