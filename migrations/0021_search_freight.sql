ALTER TABLE "search_documents" ADD COLUMN "freight_shop_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Building this index once is much faster than writing every row into it again.
DROP INDEX "search_tokens";--> statement-breakpoint
UPDATE "search_documents" SET "freight_shop_id" = CASE WHEN p.is_virtual THEN 0 ELSE p.shop_id END, "grams" = p.weight_grams
FROM "products" p WHERE p.id = "search_documents"."product_id";--> statement-breakpoint
CREATE INDEX "search_tokens" ON "search_documents" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_freight" ON "search_documents" USING btree ("freight_shop_id","price");
