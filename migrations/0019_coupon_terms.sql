ALTER TABLE "products" ADD COLUMN "coupon_discount" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "coupon_minimum" integer;--> statement-breakpoint
CREATE INDEX "coupons_shop" ON "coupons" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "coupons_products" ON "coupons" USING gin ("product_ids");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_coupon" CHECK (("products"."coupon_discount" is null) = ("products"."coupon_minimum" is null));--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "has_coupon";--> statement-breakpoint
-- The terms of coupons that are open now are written by the handler of this event.
INSERT INTO event_outbox (name, payload)
SELECT 'coupons.couponOffersChanged', jsonb_build_object('ids', jsonb_agg(id))
FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 1000 AS part FROM coupons WHERE is_open) numbered GROUP BY part;
