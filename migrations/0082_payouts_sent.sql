ALTER TABLE "payouts" DROP CONSTRAINT "payouts_proof";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sent_by" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "payouts" SET "sent_at" = coalesce("decided_at", "requested_at") WHERE "status" = 'sent';--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_sent" CHECK (case when "payouts"."status" = 'sent' then "payouts"."sent_at" is not null
        else "payouts"."sent_at" is null or "payouts"."status" in ('paid', 'failed', 'returned') end);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_sent_by" CHECK ("payouts"."sent_by" is null or "payouts"."sent_at" is not null);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_proof" CHECK (case when "payouts"."status" = 'paid' then "payouts"."reference" <> '' else "payouts"."status" = 'returned' or "payouts"."reference" = '' end);