CREATE TABLE "shop_review_reports" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"account_id" integer,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"is_upheld" boolean,
	CONSTRAINT "shop_review_reports_settled" CHECK (("shop_review_reports"."settled_at" is null) = ("shop_review_reports"."is_upheld" is null))
);
--> statement-breakpoint
ALTER TABLE "shop_review_reports" ADD CONSTRAINT "shop_review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_review_reports" ADD CONSTRAINT "shop_review_reports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_review_reports" ADD CONSTRAINT "shop_review_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_review_reports_shop" ON "shop_review_reports" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "shop_review_reports_open" ON "shop_review_reports" USING btree ("created_at") WHERE settled_at is null;