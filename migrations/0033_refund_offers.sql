CREATE TABLE "return_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_units";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "part_refunded" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_status_history" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refusal_picture_hashes" char(32)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "offer_amount" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "offer_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "offer_picture_hashes" char(32)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "offer_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "agreed_amount" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_payable" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_addresses" ADD CONSTRAINT "return_addresses_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_addresses_shop" ON "return_addresses" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_addresses_default" ON "return_addresses" USING btree ("shop_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_units" CHECK (least("order_lines"."shipped", "order_lines"."unsent", "order_lines"."refunding", "order_lines"."refunded", "order_lines"."part_refunded") >= 0
        and "order_lines"."shipped" + "order_lines"."unsent" <= "order_lines"."quantity"
        and "order_lines"."refunding" + "order_lines"."refunded" + "order_lines"."part_refunded" <= "order_lines"."quantity"
        and "order_lines"."unsent" <= "order_lines"."refunding" + "order_lines"."refunded");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_offered" CHECK ("refunds"."offer_amount" > 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_agreed" CHECK (("refunds"."agreed_amount" is null) = ("refunds"."asked_payable" is null)
        and ("refunds"."agreed_amount" is null or "refunds"."agreed_amount" between 1 and "refunds"."asked_payable" - 1));