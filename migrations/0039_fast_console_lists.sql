DROP INDEX "products_own_names";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "names" text GENERATED ALWAYS AS (lower((btrim(replace(jsonb_path_query_array(name, '$.*')::text, '", "', '"'), '[]')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "available" integer GENERATED ALWAYS AS (on_hand - reserved) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "shop_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "reviews" r SET "shop_id" = p."shop_id" FROM "products" p WHERE p."id" = r."product_id";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skus_shop_least" ON "skus" USING btree ("shop_id","available","id","product_id") WHERE is_offered;--> statement-breakpoint
CREATE INDEX "reviews_shop" ON "reviews" USING btree ("shop_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_shop_unanswered" ON "reviews" USING btree ("shop_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE reply is null;--> statement-breakpoint
CREATE INDEX "reviews_shop_stars" ON "reviews" USING btree ("shop_id","product_score","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_shop_pictures" ON "reviews" USING btree ("shop_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE cardinality(picture_hashes) + cardinality(follow_up_picture_hashes) > 0;--> statement-breakpoint
CREATE INDEX "products_own_names" ON "products" USING gin ("shop_id","names" gin_trgm_ops);--> statement-breakpoint
-- A review is of its product's shop. Bulk writers may give it themselves.
CREATE FUNCTION fill_review_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.shop_id INTO NEW.shop_id FROM products p WHERE p.id = NEW.product_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER reviews_shop BEFORE INSERT ON "reviews" FOR EACH ROW WHEN (NEW.shop_id = 0) EXECUTE FUNCTION fill_review_shop();
