CREATE TABLE "deal_products" (
	"deal_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"units" smallint NOT NULL,
	CONSTRAINT "deal_products_deal_id_product_id_pk" PRIMARY KEY("deal_id","product_id"),
	CONSTRAINT "deal_products_units" CHECK ("deal_products"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"off" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "deals_english" CHECK (("deals"."name" ->> 'en') is not null),
	CONSTRAINT "deals_times" CHECK ("deals"."starts_at" < "deals"."ends_at"),
	CONSTRAINT "deals_kind" CHECK (case "deals"."kind" when 'bundle' then "deals"."off" > 0 and jsonb_array_length("deals"."steps") = 0
        else "deals"."off" is null and jsonb_array_length("deals"."steps") between 1 and 5 end)
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_one_offer";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_reduction";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deal_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deal_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deal_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_products" ADD CONSTRAINT "deal_products_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_products" ADD CONSTRAINT "deal_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_products_product" ON "deal_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "deals_shop" ON "deals" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deals_open" ON "deals" USING btree ("shop_id","ends_at") WHERE stopped_at is null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_deal" ON "order_lines" USING btree ("deal_id") WHERE deal_id is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_deal_off" CHECK ("order_lines"."deal_off" between 0 and "order_lines"."shop_coupon" and ("order_lines"."deal_off" = 0 or "order_lines"."deal_id" is not null));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_one_offer" CHECK (num_nonnulls("order_lines"."activity_id", "order_lines"."bargain_id", "order_lines"."deal_id") <= 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduction" CHECK (least("orders"."reduction", "orders"."deal_off") >= 0 and "orders"."reduction" + "orders"."deal_off" <= "orders"."shop_coupon");