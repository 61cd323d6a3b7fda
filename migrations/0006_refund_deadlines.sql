DROP INDEX "refunds_due";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_payable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "overdue_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_refunds" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "platform_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "dispute_kind" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "dispute_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "dispute_picture_hashes" char(32)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_state" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "return_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "has_goods_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("ship_by") WHERE ship_by is not null and overdue_at is null;--> statement-breakpoint
CREATE INDEX "refunds_tracked" ON "refunds" USING btree ("return_carrier","return_number") WHERE return_number <> '';--> statement-breakpoint
CREATE INDEX "refunds_checked" ON "refunds" USING btree ("return_check_at") WHERE return_check_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("answer_by") WHERE answer_by is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_payable" between 0 and "order_lines"."payable");--> statement-breakpoint
UPDATE "order_lines" l SET "refunded_payable" = b.payable FROM (
  SELECT rl.order_line_id, sum(rl.payable)::int AS payable FROM "refund_lines" rl JOIN "refunds" r ON r.id = rl.refund_id
  WHERE r.status IN ('refunding', 'refunded') GROUP BY 1
) b WHERE b.order_line_id = l.id;--> statement-breakpoint
UPDATE "refunds" SET "platform_reason" = "refusal", "refusal" = coalesce((
  SELECT m.note FROM "refund_moves" m WHERE m.refund_id = "refunds".id AND m.status = 'refused' AND m.by = 'shop' LIMIT 1
), '') WHERE "platform_decided_at" IS NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "has_goods_back" = true WHERE "kind" = 'goods' AND "status" IN ('refunding', 'refunded');--> statement-breakpoint
UPDATE "refunds" SET "return_state" = 'untracked', "sent_back_at" = (
  SELECT max(m.at) FROM "refund_moves" m WHERE m.refund_id = "refunds".id AND m.status = 'sent_back'
) WHERE "return_number" <> '';--> statement-breakpoint
UPDATE "refunds" SET "answer_by" = mall_now() + interval '14 days' WHERE "kind" = 'goods' AND "status" = 'accepted';--> statement-breakpoint
UPDATE "refunds" SET "answer_by" = mall_now() + interval '7 days'
WHERE "status" = 'refused' AND "platform_asked_at" IS NOT NULL AND "platform_decided_at" IS NULL;--> statement-breakpoint
UPDATE "orders" o SET "open_refunds" = (
  SELECT count(*) FROM "refunds" r WHERE r.order_id = o.id AND (r.status IN ('under_review', 'accepted', 'sent_back', 'refunding')
    OR (r.status = 'refused' AND r.platform_asked_at IS NOT NULL AND r.platform_decided_at IS NULL))
) WHERE EXISTS (SELECT 1 FROM "refunds" r WHERE r.order_id = o.id);--> statement-breakpoint
UPDATE "orders" SET "ship_by" = mall_now() + interval '5 days' WHERE "status" = 'paid';
