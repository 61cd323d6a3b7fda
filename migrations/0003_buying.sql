CREATE TABLE "cart_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"is_selected" boolean DEFAULT true NOT NULL,
	"price_when_added" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"key_hash" char(64),
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "carts_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "carts_owner" CHECK (("carts"."account_id" is null) <> ("carts"."key_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "deleted_cart_lines" (
	"key_hash" char(64) PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" integer NOT NULL,
	"cause" text NOT NULL,
	"on_hand_delta" integer NOT NULL,
	"reserved_delta" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_moves_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"real_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"country" char(2) NOT NULL,
	"detail" text NOT NULL,
	"post_code" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"activity_id" integer,
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"variant" text NOT NULL,
	"cn_variant" text NOT NULL,
	"picture_hash" char(32) NOT NULL,
	"unit_price" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"list_price" integer NOT NULL,
	"goods" integer NOT NULL,
	"shop_coupon" integer NOT NULL,
	"platform_coupon" integer NOT NULL,
	"points" integer NOT NULL,
	"freight" integer NOT NULL,
	"payable" integer NOT NULL,
	"commission" integer NOT NULL,
	"shop_share" integer NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."goods" - "order_lines"."shop_coupon" - "order_lines"."platform_coupon" - "order_lines"."points" + "order_lines"."freight" = "order_lines"."payable"
    and "order_lines"."payable" >= 0 and "order_lines"."payable" + "order_lines"."platform_coupon" + "order_lines"."points" = "order_lines"."shop_share" + "order_lines"."commission"),
	CONSTRAINT "order_lines_goods" CHECK ("order_lines"."goods" = "order_lines"."unit_price" * "order_lines"."quantity" and "order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"order_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_moves_order_id_step_pk" PRIMARY KEY("order_id","step")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"trade_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"status" text DEFAULT 'awaiting_payment' NOT NULL,
	"list_price" integer NOT NULL,
	"goods" integer NOT NULL,
	"shop_coupon" integer NOT NULL,
	"platform_coupon" integer NOT NULL,
	"points" integer NOT NULL,
	"freight" integer NOT NULL,
	"payable" integer NOT NULL,
	"commission" integer NOT NULL,
	"shop_share" integer NOT NULL,
	"currency" text NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	"shop_coupon_id" integer,
	"platform_coupon_id" integer,
	"delivery" text NOT NULL,
	"address" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."goods" - "orders"."shop_coupon" - "orders"."platform_coupon" - "orders"."points" + "orders"."freight" = "orders"."payable"
    and "orders"."payable" >= 0 and "orders"."payable" + "orders"."platform_coupon" + "orders"."points" = "orders"."shop_share" + "orders"."commission")
);
--> statement-breakpoint
CREATE TABLE "preparations" (
	"number" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"trade_number" text,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preparations_tradeNumber_unique" UNIQUE("trade_number")
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "captures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"charge_id" integer NOT NULL,
	"trade_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"trade_id" integer NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"client_secret" text,
	"code_text" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "charges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_backs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_backs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operation" text NOT NULL,
	"capture_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider_id" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "pay_backs_operation_unique" UNIQUE("operation"),
	CONSTRAINT "pay_backs_amount" CHECK ("pay_backs"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"failure" text,
	"scan_token" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_payments_scanToken_unique" UNIQUE("scan_token")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"account_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "trades_number_unique" UNIQUE("number"),
	CONSTRAINT "trades_amount" CHECK ("trades"."amount" >= 0),
	CONSTRAINT "trades_status" CHECK ("trades"."status" in ('open', 'paid', 'closed')),
	CONSTRAINT "trades_moments" CHECK (("trades"."status" = 'paid') = ("trades"."paid_at" is not null) and ("trades"."status" = 'closed') = ("trades"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_balances" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"frozen" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_balances_signs" CHECK ("points_balances"."available" >= 0 and "points_balances"."frozen" >= 0 and "points_balances"."spent" >= 0 and "points_balances"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"available_delta" integer NOT NULL,
	"frozen_delta" integer NOT NULL,
	"owed_delta" integer DEFAULT 0 NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"thaws_at" timestamp with time zone,
	"thawed_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answered_calls" (
	"account_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" char(64) NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answered_calls_account_id_call_key_pk" PRIMARY KEY("account_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "mall_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ahead_seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "valid_days" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_virtual" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "opening" integer;--> statement-breakpoint
UPDATE "skus" SET "opening" = "on_hand";--> statement-breakpoint
ALTER TABLE "skus" ALTER COLUMN "opening" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "received_coupons" ADD COLUMN "starts_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "received_coupons" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "received_coupons" ADD COLUMN "used_for" text;--> statement-breakpoint
ALTER TABLE "freight_rules" ADD COLUMN "basis" text DEFAULT 'piece' NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_rules" ADD COLUMN "first_units" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_rules" ADD COLUMN "further_units" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "delivery_kinds" text[] DEFAULT '{"courier"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "pickup_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_cart_lines" ADD CONSTRAINT "deleted_cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_coupon_id_received_coupons_id_fk" FOREIGN KEY ("shop_coupon_id") REFERENCES "public"."received_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_platform_coupon_id_received_coupons_id_fk" FOREIGN KEY ("platform_coupon_id") REFERENCES "public"."received_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preparations" ADD CONSTRAINT "preparations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_backs" ADD CONSTRAINT "pay_backs_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_balances" ADD CONSTRAINT "points_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_once" ON "cart_lines" USING btree ("cart_id","sku_id");--> statement-breakpoint
CREATE INDEX "carts_of_guests" ON "carts" USING btree ("touched_at") WHERE account_id is null;--> statement-breakpoint
CREATE INDEX "deleted_cart_lines_ends" ON "deleted_cart_lines" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "stock_moves_sku" ON "stock_moves" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "addresses_account" ON "addresses" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("account_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_once" ON "order_lines" USING btree ("order_id","sku_id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_moves_status" ON "order_moves" USING btree ("order_id","status");--> statement-breakpoint
CREATE INDEX "orders_trade" ON "orders" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","id" DESC NULLS LAST) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "orders_account_status" ON "orders" USING btree ("account_id","status","id" DESC NULLS LAST) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "preparations_ends" ON "preparations" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "captures_provider_id" ON "captures" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "captures_kept" ON "captures" USING btree ("trade_id") WHERE is_kept;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_provider_id" ON "charges" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "charges_trade" ON "charges" USING btree ("trade_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "charges_unsettled" ON "charges" USING btree ("asked_at") WHERE state in ('new', 'pending', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_once" ON "journal_entries" USING btree ("cause","account");--> statement-breakpoint
CREATE INDEX "journal_entries_account" ON "journal_entries" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "pay_backs_capture" ON "pay_backs" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "pay_backs_waiting" ON "pay_backs" USING btree ("next_try_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "trades_account" ON "trades" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trades_expiring" ON "trades" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_once" ON "webhook_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_cause" ON "points_entries" USING btree ("cause","kind");--> statement-breakpoint
CREATE INDEX "points_entries_newest" ON "points_entries" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "points_entries_thawing" ON "points_entries" USING btree ("thaws_at") WHERE thaws_at is not null and thawed_at is null;--> statement-breakpoint
CREATE INDEX "received_coupons_ending" ON "received_coupons" USING btree ("ends_at") WHERE state = 'received';--> statement-breakpoint
CREATE INDEX "received_coupons_used_for" ON "received_coupons" USING btree ("used_for") WHERE used_for is not null;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_dates" CHECK (("coupons"."valid_days" is null) = ("coupons"."ends_at" is not null));--> statement-breakpoint
ALTER TABLE "received_coupons" ADD CONSTRAINT "received_coupons_used" CHECK (("received_coupons"."state" = 'used') = ("received_coupons"."used_for" is not null));--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_basis" CHECK ("freight_rules"."basis" in ('piece', 'weight'));--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_units" CHECK ("freight_rules"."first_units" > 0 and "freight_rules"."further_units" > 0);--> statement-breakpoint
INSERT INTO "mall_clock" DEFAULT VALUES;--> statement-breakpoint
-- The one clock of every time limit: the database's, moved ahead in a demo or a test.
CREATE FUNCTION mall_now() RETURNS timestamptz LANGUAGE sql STABLE
  AS $$ SELECT now() + make_interval(secs => (SELECT ahead_seconds FROM mall_clock)) $$;--> statement-breakpoint
-- Books are written, never rewritten.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "stock_moves_stay" BEFORE UPDATE OR DELETE ON "stock_moves" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER "journal_entries_stay" BEFORE UPDATE OR DELETE ON "journal_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER "order_moves_stay" BEFORE UPDATE OR DELETE ON "order_moves" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE FUNCTION assert_journal_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM journal_entries WHERE cause = NEW.cause AND currency = NEW.currency) <> 0 THEN
    RAISE EXCEPTION 'the journal entries of % do not add up to nothing', NEW.cause;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "journal_entries_balance" AFTER INSERT ON "journal_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_journal_balances();
