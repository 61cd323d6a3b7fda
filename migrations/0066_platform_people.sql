ALTER TABLE "refunds" ADD COLUMN "platform_decided_by" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_platform_decided_by_accounts_id_fk" FOREIGN KEY ("platform_decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_phone_end" ON "accounts" USING btree (right("phone", 8),"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_disabled" ON "accounts" USING btree ("id") WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX "operator_log_subject" ON "operator_log" USING btree ("subject","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_status_placed" ON "orders" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_payable" ON "orders" USING btree ("payable","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_phone_end" ON "orders" USING btree (right(regexp_replace("address" ->> 'phone', '\D', '', 'g'), 8),"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_mail" ON "orders" USING btree (lower("address" ->> 'email'),"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_account_hidden" ON "orders" USING btree ("account_id","id" DESC NULLS LAST) WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_return_number" ON "refunds" USING btree ("return_number") WHERE return_number <> '';--> statement-breakpoint
CREATE INDEX "refunds_to_decide" ON "refunds" USING btree ("answer_by","id") WHERE status = 'disputed' or (status = 'refused' and platform_asked_at is not null and platform_decided_at is null);--> statement-breakpoint
CREATE INDEX "shipments_number" ON "shipments" USING btree ("tracking_number") WHERE tracking_number <> '';