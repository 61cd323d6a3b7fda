-- What a line counts are units, and what they cost before reductions is a subtotal, as in the code.
ALTER TABLE "refund_lines" RENAME COLUMN "pieces" TO "units";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "goods" TO "subtotal";--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "goods" TO "subtotal";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "goods" TO "subtotal";--> statement-breakpoint
ALTER TABLE "refund_lines" RENAME COLUMN "goods" TO "subtotal";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "has_goods_back" TO "has_products_back";--> statement-breakpoint
ALTER TABLE "order_lines" RENAME CONSTRAINT "order_lines_goods" TO "order_lines_subtotal";
