DROP INDEX "orders_shop_last_phone";--> statement-breakpoint
CREATE INDEX "orders_shop_placed" ON "orders" USING btree ("shop_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "orders_shop_overdue" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE overdue_at is not null and status in ('paid', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_shop_refunding" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE open_refunds > 0;--> statement-breakpoint
CREATE INDEX "orders_shop_last_phone" ON "orders" USING btree ("shop_id",right(regexp_replace("address" ->> 'phone', '\D', '', 'g'), 4),"id" DESC NULLS LAST);