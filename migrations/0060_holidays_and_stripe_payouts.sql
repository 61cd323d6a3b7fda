CREATE TABLE "payout_connections" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"connected_id" text NOT NULL,
	"connected_by" integer NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_connections_connectedId_unique" UNIQUE("connected_id")
);
--> statement-breakpoint
CREATE TABLE "payout_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_transfers" (
	"payout_id" integer PRIMARY KEY NOT NULL,
	"connected_id" text NOT NULL,
	"state" text DEFAULT 'to_transfer' NOT NULL,
	"transfer_id" text,
	"provider_payout_id" text,
	"failure" text DEFAULT '' NOT NULL,
	"reversed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_transfers_transferId_unique" UNIQUE("transfer_id"),
	CONSTRAINT "payout_transfers_providerPayoutId_unique" UNIQUE("provider_payout_id")
);
--> statement-breakpoint
CREATE TABLE "shop_holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sells" boolean NOT NULL,
	"shown_from" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"planned_by" integer,
	"planned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_holidays_times" CHECK ("shop_holidays"."starts_at" <= "shop_holidays"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "provider" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "connected_id" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_sells" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holiday_turn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_connections" ADD CONSTRAINT "payout_connections_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_connections" ADD CONSTRAINT "payout_connections_connected_by_accounts_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_holidays" ADD CONSTRAINT "shop_holidays_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_holidays" ADD CONSTRAINT "shop_holidays_planned_by_accounts_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_transfers_due" ON "payout_transfers" USING btree ("next_try_at") WHERE state in ('to_transfer', 'to_pay_out', 'to_reverse');--> statement-breakpoint
CREATE INDEX "shop_holidays_shop" ON "shop_holidays" USING btree ("shop_id","ends_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shops_holiday_turn" ON "shops" USING btree ("holiday_turn_at") WHERE holiday_turn_at is not null;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_connected" CHECK (("payout_accounts"."provider" = 'manual') = ("payout_accounts"."connected_id" is null));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_holiday" CHECK (("shops"."holiday_from" is null) = ("shops"."holiday_until" is null));