CREATE TABLE "flash_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_periods_order" CHECK ("flash_periods"."from_at" < "flash_periods"."until_at")
);
--> statement-breakpoint
CREATE TABLE "past_prices" (
	"sku_id" integer NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "past_prices_sku_id_until_at_pk" PRIMARY KEY("sku_id","until_at"),
	CONSTRAINT "past_prices_price" CHECK ("past_prices"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "flash_periods" ADD CONSTRAINT "flash_periods_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_periods" ADD CONSTRAINT "flash_periods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_prices" ADD CONSTRAINT "past_prices_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flash_periods_product" ON "flash_periods" USING btree ("product_id","until_at");--> statement-breakpoint
-- A price that changes is written down by the database itself, whoever changes it. What changes twice in one transaction was
-- never sold at the price in between.
CREATE FUNCTION record_past_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO past_prices (sku_id, until_at, price) VALUES (OLD.id, mall_now(), OLD.price) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "skus_past_prices" AFTER UPDATE OF "price" ON "skus" FOR EACH ROW
  WHEN (OLD.price <> NEW.price) EXECUTE FUNCTION record_past_price();--> statement-breakpoint
-- The flash price of a product holds from now on, or no longer.
CREATE FUNCTION record_flash_period(which_activity integer, which_product integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM flash_periods
  WHERE activity_id = which_activity AND product_id = which_product AND from_at >= mall_now();
  UPDATE flash_periods SET until_at = mall_now()
  WHERE activity_id = which_activity AND product_id = which_product AND until_at > mall_now();
  INSERT INTO flash_periods (activity_id, product_id, price, from_at, until_at)
  SELECT a.id, ap.product_id, ap.activity_price, greatest(a.starts_at, mall_now()), a.ends_at
  FROM activities a JOIN activity_products ap ON ap.activity_id = a.id
  WHERE a.id = which_activity AND ap.product_id = which_product AND a.kind = 'flash' AND a.is_open
    AND ap.activity_price IS NOT NULL AND ap.quota > ap.sold AND a.ends_at > greatest(a.starts_at, mall_now());
END $$;--> statement-breakpoint
CREATE FUNCTION record_flash_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_flash_period(NEW.activity_id, NEW.product_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION record_flash_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_flash_period(activity_id, product_id) FROM activity_products WHERE activity_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "activity_products_flash_begins" AFTER INSERT ON "activity_products" FOR EACH ROW
  WHEN (NEW.activity_price IS NOT NULL) EXECUTE FUNCTION record_flash_product();--> statement-breakpoint
CREATE TRIGGER "activity_products_flash_changes" AFTER UPDATE ON "activity_products" FOR EACH ROW
  WHEN ((OLD.quota > OLD.sold, OLD.activity_price) IS DISTINCT FROM (NEW.quota > NEW.sold, NEW.activity_price))
  EXECUTE FUNCTION record_flash_product();--> statement-breakpoint
CREATE TRIGGER "activities_flash_changes" AFTER UPDATE ON "activities" FOR EACH ROW
  WHEN ((OLD.kind, OLD.starts_at, OLD.ends_at, OLD.is_open) IS DISTINCT FROM (NEW.kind, NEW.starts_at, NEW.ends_at, NEW.is_open))
  EXECUTE FUNCTION record_flash_activity();--> statement-breakpoint
-- Sales from before this table: for as long as they were planned.
INSERT INTO flash_periods (activity_id, product_id, price, from_at, until_at)
SELECT a.id, ap.product_id, ap.activity_price, a.starts_at, a.ends_at
FROM activities a JOIN activity_products ap ON ap.activity_id = a.id
WHERE a.kind = 'flash' AND a.is_open AND ap.activity_price IS NOT NULL AND ap.quota > 0 AND a.ends_at > a.starts_at;
