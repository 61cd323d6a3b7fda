ALTER TABLE "applications" DROP CONSTRAINT "applications_state_known";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_refusal";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "marked_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_waiting_first" ON "applications" USING btree ((state = 'waiting') desc,"submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_names" ON "applications" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "applications_category" ON "applications" USING btree ("category_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_words" ON "applications" USING gin (("name" || ' ' || "real_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_decided_by" ON "applications" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_state_known" CHECK ("applications"."state" in ('waiting', 'asked', 'approved', 'refused'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_refusal" CHECK (("applications"."state" in ('asked', 'refused')) = ("applications"."refusal" <> ''));