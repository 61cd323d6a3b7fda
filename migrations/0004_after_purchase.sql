CREATE TABLE "application_drafts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"real_name" text NOT NULL,
	"country_code" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"category_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"picture_hashes" char(32)[] NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"shop_id" integer,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "applications_state_known" CHECK ("applications"."state" in ('waiting', 'approved', 'refused')),
	CONSTRAINT "applications_refusal" CHECK (("applications"."state" = 'refused') = ("applications"."refusal" <> '')),
	CONSTRAINT "applications_shop" CHECK (("applications"."state" = 'approved') = ("applications"."shop_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"unsent" smallint NOT NULL,
	"goods" integer NOT NULL,
	"shop_coupon" integer NOT NULL,
	"platform_coupon" integer NOT NULL,
	"points" integer NOT NULL,
	"freight" integer NOT NULL,
	"payable" integer NOT NULL,
	"commission" integer NOT NULL,
	"shop_share" integer NOT NULL,
	"points_used" integer NOT NULL,
	"pieces" smallint[] NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id"),
	CONSTRAINT "refund_lines_amounts" CHECK ("refund_lines"."goods" - "refund_lines"."shop_coupon" - "refund_lines"."platform_coupon" - "refund_lines"."points" + "refund_lines"."freight" = "refund_lines"."payable"
    and "refund_lines"."payable" >= 0 and "refund_lines"."payable" + "refund_lines"."platform_coupon" + "refund_lines"."points" = "refund_lines"."shop_share" + "refund_lines"."commission"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" = cardinality("refund_lines"."pieces") and "refund_lines"."unsent" between 0 and "refund_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "refund_moves" (
	"refund_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_moves_refund_id_step_pk" PRIMARY KEY("refund_id","step")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'under_review' NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"picture_hashes" char(32)[] DEFAULT '{}' NOT NULL,
	"quantity" smallint NOT NULL,
	"goods" integer NOT NULL,
	"shop_coupon" integer NOT NULL,
	"platform_coupon" integer NOT NULL,
	"points" integer NOT NULL,
	"freight" integer NOT NULL,
	"payable" integer NOT NULL,
	"commission" integer NOT NULL,
	"shop_share" integer NOT NULL,
	"points_used" integer NOT NULL,
	"currency" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"answer_by" timestamp with time zone,
	"platform_asked_at" timestamp with time zone,
	"platform_decided_at" timestamp with time zone,
	"paid_from" text,
	"return_company" text DEFAULT '' NOT NULL,
	"return_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "refunds_number_unique" UNIQUE("number"),
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."goods" - "refunds"."shop_coupon" - "refunds"."platform_coupon" - "refunds"."points" + "refunds"."freight" = "refunds"."payable"
    and "refunds"."payable" >= 0 and "refunds"."payable" + "refunds"."platform_coupon" + "refunds"."points" = "refunds"."shop_share" + "refunds"."commission")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "review_reports_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "review_votes_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"shipment_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"step" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_events_shipment_id_event_id_pk" PRIMARY KEY("shipment_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_order_line_id_pk" PRIMARY KEY("shipment_id","order_line_id"),
	CONSTRAINT "shipment_lines_quantity" CHECK ("shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"person_name" text DEFAULT '' NOT NULL,
	"person_phone" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"next_step_at" timestamp with time zone,
	CONSTRAINT "shipments_courier" CHECK ("shipments"."kind" <> 'courier' or ("shipments"."company" <> '' and "shipments"."tracking_number" <> '')),
	CONSTRAINT "shipments_person" CHECK ("shipments"."kind" <> 'person' or ("shipments"."person_name" <> '' and "shipments"."person_phone" <> ''))
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ALTER COLUMN "details" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "unsent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunding" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receive_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "complete_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_track" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_payable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_share" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_line_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "follow_up" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "follow_up_picture_hashes" char(32)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "followed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_category_id_shop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_type_id_shop_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."shop_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_moves" ADD CONSTRAINT "refund_moves_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_account" ON "applications" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_waiting" ON "applications" USING btree ("account_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_lines_line" ON "refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "refunds_account" ON "refunds" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_shop" ON "refunds" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("platform_asked_at") WHERE platform_asked_at is not null and platform_decided_at is null;--> statement-breakpoint
CREATE INDEX "refunds_shop_newest" ON "refunds" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("answer_by") WHERE status in ('under_review', 'sent_back');--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "shipment_events_newest" ON "shipment_events" USING btree ("shipment_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipment_lines_line" ON "shipment_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "shipments_due" ON "shipments" USING btree ("next_step_at") WHERE next_step_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_tracking" ON "shipments" USING btree ("carrier","tracking_number") WHERE kind = 'courier';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_receiving" ON "orders" USING btree ("receive_by") WHERE status = 'shipped';--> statement-breakpoint
CREATE INDEX "orders_completing" ON "orders" USING btree ("complete_by") WHERE status = 'received';--> statement-breakpoint
CREATE INDEX "reviews_account" ON "reviews" USING btree ("account_id","id" DESC NULLS LAST) WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_orderLineId_unique" UNIQUE("order_line_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_payable" between 0 and "orders"."payable" and "orders"."refunded_share" between 0 and "orders"."shop_share");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_pieces" CHECK (least("order_lines"."shipped", "order_lines"."unsent", "order_lines"."refunding", "order_lines"."refunded") >= 0
        and "order_lines"."shipped" + "order_lines"."unsent" <= "order_lines"."quantity" and "order_lines"."refunding" + "order_lines"."refunded" <= "order_lines"."quantity"
        and "order_lines"."unsent" <= "order_lines"."refunding" + "order_lines"."refunded");--> statement-breakpoint
CREATE TRIGGER "refund_moves_stay" BEFORE UPDATE OR DELETE ON "refund_moves" FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
