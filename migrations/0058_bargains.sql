CREATE TABLE "bargain_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargain_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bargain_id" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bargain_periods_order" CHECK ("bargain_periods"."from_at" < "bargain_periods"."until_at")
);
--> statement-breakpoint
CREATE TABLE "bargain_prices" (
	"bargain_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "bargain_prices_bargain_id_sku_id_pk" PRIMARY KEY("bargain_id","sku_id"),
	CONSTRAINT "bargain_prices_price" CHECK ("bargain_prices"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "bargains" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"quota" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"per_buyer" integer,
	"stopped_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "bargains_times" CHECK ("bargains"."starts_at" < "bargains"."ends_at"),
	CONSTRAINT "bargains_sold" CHECK (0 <= "bargains"."sold" and "bargains"."sold" <= "bargains"."quota" and "bargains"."quota" > 0),
	CONSTRAINT "bargains_per_buyer" CHECK ("bargains"."per_buyer" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bargain_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bargain_original_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bargain_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "bargain_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "bargain_id" integer;--> statement-breakpoint
ALTER TABLE "bargain_periods" ADD CONSTRAINT "bargain_periods_bargain_id_bargains_id_fk" FOREIGN KEY ("bargain_id") REFERENCES "public"."bargains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargain_prices" ADD CONSTRAINT "bargain_prices_bargain_id_bargains_id_fk" FOREIGN KEY ("bargain_id") REFERENCES "public"."bargains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargain_prices" ADD CONSTRAINT "bargain_prices_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bargain_periods_bargain" ON "bargain_periods" USING btree ("bargain_id","until_at");--> statement-breakpoint
CREATE INDEX "bargain_prices_sku" ON "bargain_prices" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "bargains_shop" ON "bargains" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bargains_product" ON "bargains" USING btree ("product_id","ends_at");--> statement-breakpoint
CREATE INDEX "bargains_starts" ON "bargains" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "bargains_ends" ON "bargains" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_bargain_id_bargains_id_fk" FOREIGN KEY ("bargain_id") REFERENCES "public"."bargains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_bargain" ON "order_lines" USING btree ("bargain_id") WHERE bargain_id is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bargain" CHECK (num_nonnulls("products"."bargain_price", "products"."bargain_original_price", "products"."bargain_from", "products"."bargain_until") in (0, 4));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_one_offer" CHECK ("order_lines"."activity_id" is null or "order_lines"."bargain_id" is null);--> statement-breakpoint
-- The prices of a bargain can be had from now on, or no longer: written down by the database itself, as for flash sales.
CREATE FUNCTION record_bargain_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bargain_periods WHERE bargain_id = NEW.id AND from_at >= mall_now();
  UPDATE bargain_periods SET until_at = mall_now() WHERE bargain_id = NEW.id AND until_at > mall_now();
  IF NEW.stopped_at IS NULL AND NEW.quota > NEW.sold AND NEW.ends_at > greatest(NEW.starts_at, mall_now()) THEN
    INSERT INTO bargain_periods (bargain_id, from_at, until_at) VALUES (NEW.id, greatest(NEW.starts_at, mall_now()), NEW.ends_at);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bargains_begin" AFTER INSERT ON "bargains" FOR EACH ROW EXECUTE FUNCTION record_bargain_period();--> statement-breakpoint
CREATE TRIGGER "bargains_change" AFTER UPDATE ON "bargains" FOR EACH ROW
  WHEN ((OLD.quota > OLD.sold, OLD.starts_at, OLD.ends_at, OLD.stopped_at) IS DISTINCT FROM (NEW.quota > NEW.sold, NEW.starts_at, NEW.ends_at, NEW.stopped_at))
  EXECUTE FUNCTION record_bargain_period();
