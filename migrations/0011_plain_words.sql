-- Tables, columns and the names of their parts in the words that the code uses.
ALTER TABLE "trades" RENAME TO "payments";--> statement-breakpoint
ALTER TABLE "pay_backs" RENAME TO "provider_refunds";--> statement-breakpoint
ALTER TABLE "preparations" RENAME TO "checkout_drafts";--> statement-breakpoint
ALTER TABLE "order_moves" RENAME TO "order_status_history";--> statement-breakpoint
ALTER TABLE "refund_moves" RENAME TO "refund_status_history";--> statement-breakpoint
ALTER TABLE "stock_moves" RENAME TO "stock_changes";--> statement-breakpoint
ALTER TABLE "news_outbox" RENAME TO "event_outbox";--> statement-breakpoint
ALTER TABLE "event_outbox" RENAME COLUMN "story" TO "payload";--> statement-breakpoint
ALTER TABLE "checkout_drafts" RENAME COLUMN "trade_number" TO "payment_number";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "trade_id" TO "payment_id";--> statement-breakpoint
ALTER TABLE "charges" RENAME COLUMN "trade_id" TO "payment_id";--> statement-breakpoint
ALTER TABLE "captures" RENAME COLUMN "trade_id" TO "payment_id";--> statement-breakpoint
UPDATE "points_entries" SET "cause" = 'payment:' || substr("cause", 7) WHERE "cause" LIKE 'trade:%';--> statement-breakpoint
UPDATE "event_outbox" SET
	"name" = CASE "name"
		WHEN 'tradePaid' THEN 'payments.paid'
		WHEN 'payments.payBackDone' THEN 'payments.providerRefundDone'
		WHEN 'payments.payBackRefused' THEN 'payments.providerRefundRefused'
		ELSE "name" END,
	"payload" = CASE WHEN "payload" ? 'tradeNumber'
		THEN "payload" - 'tradeNumber' || jsonb_build_object('paymentNumber', "payload" -> 'tradeNumber')
		ELSE "payload" END;--> statement-breakpoint
UPDATE "sandbox_payments" SET "details" = "details" - 'payBacks' || jsonb_build_object('providerRefunds', "details" -> 'payBacks')
	WHERE "details" ? 'payBacks';--> statement-breakpoint
-- Constraints, indexes and sequences are called after their tables.
DO $$
DECLARE
	part record;
	words text[][] := ARRAY[
		['order_moves', 'order_status_history'], ['refund_moves', 'refund_status_history'], ['stock_moves', 'stock_changes'],
		['pay_backs', 'provider_refunds'], ['preparations', 'checkout_drafts'], ['news_outbox', 'event_outbox'],
		['order_lines_pieces', 'order_lines_units'], ['trades_moments', 'payments_times'], ['trades', 'payments'], ['trade', 'payment']];
	renamed text;
BEGIN
	FOR part IN
		SELECT conrelid::regclass AS owner, conname AS name, 'constraint' AS kind FROM pg_constraint
			WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
		UNION ALL
		SELECT oid::regclass, relname, 'relation' FROM pg_class
			WHERE relnamespace = 'public'::regnamespace AND relkind IN ('i', 'S')
				AND oid NOT IN (SELECT conindid FROM pg_constraint WHERE conindid <> 0 AND contype IN ('p', 'u', 'x'))
	LOOP
		renamed := part.name;
		FOR at IN 1 .. array_length(words, 1) LOOP
			renamed := replace(renamed, words[at][1], words[at][2]);
		END LOOP;
		CONTINUE WHEN renamed = part.name;
		IF part.kind = 'constraint' THEN
			EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', part.owner, part.name, renamed);
		ELSE
			EXECUTE format('ALTER %s %I RENAME TO %I', CASE (SELECT relkind FROM pg_class WHERE oid = part.owner) WHEN 'S' THEN 'SEQUENCE' ELSE 'INDEX' END, part.name, renamed);
		END IF;
	END LOOP;
END $$;
