DROP INDEX "order_lines_sku";--> statement-breakpoint
CREATE INDEX "accounts_nicknames" ON "accounts" USING gin ("nickname" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_shop_newest" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_shop_account" ON "orders" USING btree ("shop_id","account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_shop_text" ON "orders" USING gin ("shop_id",("number" || ' ' || coalesce("address" ->> 'realName', '') || ' ' || coalesce("address" ->> 'phone', '') || ' ' || coalesce("address" ->> 'email', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id","order_id" DESC NULLS LAST);