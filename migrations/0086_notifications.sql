CREATE TABLE "notice_preferences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_preferences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"side" text NOT NULL,
	"shop_id" integer,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"quiet_mails" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone,
	CONSTRAINT "notice_preferences_side" CHECK (("notice_preferences"."side" = 'shop') = ("notice_preferences"."shop_id" is not null)),
	CONSTRAINT "notice_preferences_quiet" CHECK (("notice_preferences"."quiet_from" is null) = ("notice_preferences"."quiet_until" is null) and "notice_preferences"."quiet_from" between 0 and 1439
        and "notice_preferences"."quiet_until" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"side" text NOT NULL,
	"shop_id" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"facts" jsonb NOT NULL,
	"link" text NOT NULL,
	"cause" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_side" CHECK (("notifications"."side" = 'shop') = ("notifications"."shop_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_preferences_one" ON "notice_preferences" USING btree ("account_id","side",coalesce("shop_id", 0));--> statement-breakpoint
CREATE INDEX "notice_preferences_shop" ON "notice_preferences" USING btree ("shop_id") WHERE shop_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("account_id","side",coalesce("shop_id", 0),"cause");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("account_id","side","id" DESC NULLS LAST) WHERE is_shown;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","side","id" DESC NULLS LAST) WHERE is_shown and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_shop" ON "notifications" USING btree ("shop_id") WHERE shop_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications" USING btree ("created_at");--> statement-breakpoint
-- Low stock is of interest to people of the shop, too, and no longer to webhooks alone.
CREATE OR REPLACE FUNCTION publish_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (name, payload)
  VALUES ('catalogue.stockLow', jsonb_build_object('shopId', NEW.shop_id, 'productId', NEW.product_id, 'skuId', NEW.id, 'code', NEW.code,
    'available', NEW.on_hand - NEW.reserved, 'lowAt', NEW.low_at,
    'at', to_char(mall_now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')));
  PERFORM pg_notify('events', '');
  RETURN NULL;
END $$;
