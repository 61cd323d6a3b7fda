CREATE INDEX "shop_log_act" ON "shop_log" USING btree ("shop_id","act","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_log_at" ON "shop_log" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "shop_log_subjects" ON "shop_log" USING gin ("shop_id","subject" gin_trgm_ops);