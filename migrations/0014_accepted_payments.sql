-- A capture is accepted or paid back. Events that still wait for their handlers keep up with the names in the code.
ALTER TABLE "captures" RENAME COLUMN "is_kept" TO "is_accepted";--> statement-breakpoint
ALTER INDEX "captures_kept" RENAME TO "captures_accepted";--> statement-breakpoint
UPDATE "event_outbox" SET "name" = 'payments.paymentNotAccepted' WHERE "name" = 'payments.paymentNotKept';--> statement-breakpoint
UPDATE "event_outbox" SET "name" = 'coupons.couponOffersChanged' WHERE "name" = 'coupons.couponsTurned';
