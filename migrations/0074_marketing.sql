CREATE TABLE "campaign_people" (
	"campaign_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"outcome" text,
	CONSTRAINT "campaign_people_campaign_id_account_id_pk" PRIMARY KEY("campaign_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer,
	"points" integer,
	"segment" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"points_moved" integer DEFAULT 0 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "campaigns_kind" CHECK (num_nonnulls("campaigns"."coupon_id", "campaigns"."points") = 1 and "campaigns"."points" <> 0),
	CONSTRAINT "campaigns_state" CHECK ("campaigns"."state" in ('waiting', 'running', 'done')),
	CONSTRAINT "campaigns_counts" CHECK ("campaigns"."given" + "campaigns"."skipped" <= "campaigns"."people")
);
--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_scope";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "for_shop_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "channel" text DEFAULT 'centre' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "code_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "code_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_people" ADD CONSTRAINT "campaign_people_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_people" ADD CONSTRAINT "campaign_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_people_left" ON "campaign_people" USING btree ("campaign_id","account_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "campaign_people_account" ON "campaign_people" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "campaigns_coupon" ON "campaigns" USING btree ("coupon_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("id") WHERE state <> 'done';--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_for_shop_id_shops_id_fk" FOREIGN KEY ("for_shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_for_shop" ON "coupons" USING btree ("for_shop_id") WHERE for_shop_id is not null;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel" CHECK ("coupons"."channel" in ('centre', 'code', 'people') and ("coupons"."channel" = 'centre' or "coupons"."shop_id" is null)
        and ("coupons"."channel" = 'code') = ("coupons"."code" is not null) and "coupons"."code" = upper("coupons"."code")
        and ("coupons"."channel" = 'code' or num_nonnulls("coupons"."code_from", "coupons"."code_until") = 0));--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_scope" CHECK ((("coupons"."scope" = 'general' and "coupons"."shop_id" is null and "coupons"."category_id" is null)
        or ("coupons"."scope" = 'shop' and num_nonnulls("coupons"."shop_id", "coupons"."for_shop_id") = 1)
        or ("coupons"."scope" = 'product' and cardinality("coupons"."product_ids") > 0)
        or ("coupons"."scope" = 'category' and "coupons"."category_id" is not null))
        and ("coupons"."scope" = 'shop' or "coupons"."for_shop_id" is null));