ALTER TABLE "products" DROP CONSTRAINT "products_coupon";--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_discount";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "coupon_percent" smallint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "percent" smallint;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_coupons_newest" ON "received_coupons" USING btree ("coupon_id","id" DESC NULLS LAST,"state");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_coupon" CHECK (("products"."coupon_discount" is null) = ("products"."coupon_minimum" is null) and ("products"."coupon_percent" is null or "products"."coupon_discount" is not null));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" between 1 and 99);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_discount" CHECK ("coupons"."discount" > 0 and "coupons"."minimum_spend" >= case when "coupons"."percent" is null then "coupons"."discount" else 0 end);