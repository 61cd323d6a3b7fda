CREATE TABLE "stock_settings" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"low_at" integer NOT NULL,
	CONSTRAINT "stock_settings_low" CHECK ("stock_settings"."low_at" >= 0)
);
--> statement-breakpoint
DROP INDEX "stock_changes_sku";--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "shop_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "skus" s SET "shop_id" = p."shop_id" FROM "products" p WHERE p."id" = s."product_id";--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "low_at" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "has_own_low_at" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "stock_level" text GENERATED ALWAYS AS (case when on_hand <= reserved then 'out' when on_hand - reserved <= low_at then 'low' else 'fine' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_settings" ADD CONSTRAINT "stock_settings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skus_barcode" ON "skus" USING btree ("barcode") WHERE barcode <> '';--> statement-breakpoint
CREATE INDEX "skus_shop" ON "skus" USING btree ("shop_id","product_id","id") WHERE is_offered;--> statement-breakpoint
CREATE INDEX "skus_shop_level" ON "skus" USING btree ("shop_id","stock_level","product_id","id") WHERE is_offered;--> statement-breakpoint
CREATE INDEX "stock_changes_newest" ON "stock_changes" USING btree ("sku_id","id");--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_low" CHECK ("skus"."low_at" >= 0);--> statement-breakpoint
-- A variant is of its product's shop, and its stock is low where that shop says so. Bulk writers may give both themselves.
CREATE FUNCTION fill_sku_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.shop_id, coalesce(t.low_at, NEW.low_at) INTO NEW.shop_id, NEW.low_at
  FROM products p LEFT JOIN stock_settings t ON t.shop_id = p.shop_id AND NOT NEW.has_own_low_at
  WHERE p.id = NEW.product_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER skus_shop BEFORE INSERT ON "skus" FOR EACH ROW WHEN (NEW.shop_id = 0) EXECUTE FUNCTION fill_sku_shop();
