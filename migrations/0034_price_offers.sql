CREATE TABLE "price_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"products_off" integer NOT NULL,
	"freight_off" integer NOT NULL,
	"payable_before" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "price_offers_amounts" CHECK (least("price_offers"."products_off", "price_offers"."freight_off") >= 0 and "price_offers"."products_off" + "price_offers"."freight_off" between 1 and "price_offers"."payable_before" - 1),
	CONSTRAINT "price_offers_ended" CHECK (("price_offers"."status" = 'open') = ("price_offers"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduction" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_offers" ADD CONSTRAINT "price_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_offers_order" ON "price_offers" USING btree ("order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "price_offers_open" ON "price_offers" USING btree ("order_id") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduction" CHECK ("orders"."reduction" between 0 and "orders"."shop_coupon");