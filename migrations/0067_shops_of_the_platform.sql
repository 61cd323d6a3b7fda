CREATE TABLE "commission_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"category_id" integer,
	"percent" numeric(5, 2),
	"starts_at" timestamp with time zone NOT NULL,
	"is_started" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"reason" text NOT NULL,
	"added_by" integer,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_rates_of_one" CHECK (("commission_rates"."shop_id" is null) <> ("commission_rates"."category_id" is null)),
	CONSTRAINT "commission_rates_percent" CHECK ("commission_rates"."percent" between 0 and 100),
	CONSTRAINT "commission_rates_classified" CHECK ("commission_rates"."category_id" is null or "commission_rates"."percent" is not null)
);
--> statement-breakpoint
CREATE TABLE "shop_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"reason" text NOT NULL,
	"was_open" boolean NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone NOT NULL,
	"lift_reason" text DEFAULT '' NOT NULL,
	"lifted_by" integer,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_looks" (
	"account_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_looks_account_id_shop_id_pk" PRIMARY KEY("account_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_state_known";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_refusal";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "marked_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_category_id_shop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shop_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_closings" ADD CONSTRAINT "shop_closings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_closings" ADD CONSTRAINT "shop_closings_closed_by_accounts_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_closings" ADD CONSTRAINT "shop_closings_lifted_by_accounts_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_looks" ADD CONSTRAINT "shop_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_looks" ADD CONSTRAINT "shop_looks_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_rates_shop" ON "commission_rates" USING btree ("shop_id","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE shop_id is not null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "commission_rates_category" ON "commission_rates" USING btree ("category_id","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE category_id is not null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "commission_rates_ahead" ON "commission_rates" USING btree ("starts_at") WHERE not is_started and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "commission_rates_of_shop" ON "commission_rates" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commission_rates_of_category" ON "commission_rates" USING btree ("category_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commission_rates_added_by" ON "commission_rates" USING btree ("added_by");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_closings_now" ON "shop_closings" USING btree ("shop_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "shop_closings_shop" ON "shop_closings" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_closings_closed_by" ON "shop_closings" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "shop_closings_lifted_by" ON "shop_closings" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "shop_looks_shop" ON "shop_looks" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "shop_looks_ends" ON "shop_looks" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_waiting_first" ON "applications" USING btree ((state = 'waiting') desc,"submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_names" ON "applications" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "applications_category" ON "applications" USING btree ("category_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_words" ON "applications" USING gin (("name" || ' ' || "real_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_decided_by" ON "applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "shops_newest" ON "shops" USING btree ("joined_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shops_rating" ON "shops" USING btree ("rating_tenths" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shops_type" ON "shops" USING btree ("type_id","joined_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shops_category" ON "shops" USING btree ("category_id","joined_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_state_known" CHECK ("applications"."state" in ('waiting', 'asked', 'approved', 'refused'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_refusal" CHECK (("applications"."state" in ('asked', 'refused')) = ("applications"."refusal" <> ''));