DROP INDEX "shop_log_at";--> statement-breakpoint
DROP INDEX "shop_log_newest";--> statement-breakpoint
DROP INDEX "shop_log_account";--> statement-breakpoint
DROP INDEX "shop_log_act";--> statement-breakpoint
CREATE INDEX "shop_log_subject" ON "shop_log" USING btree ("shop_id","subject");--> statement-breakpoint
CREATE INDEX "shop_log_newest" ON "shop_log" USING btree ("shop_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_log_account" ON "shop_log" USING btree ("shop_id","account_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_log_act" ON "shop_log" USING btree ("shop_id","act","at" DESC NULLS LAST,"id" DESC NULLS LAST);