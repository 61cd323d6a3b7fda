CREATE TABLE "cart_marks" (
	"day" date NOT NULL,
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"cart_id" integer NOT NULL,
	CONSTRAINT "cart_marks_day_shop_id_product_id_cart_id_pk" PRIMARY KEY("day","shop_id","product_id","cart_id")
);
--> statement-breakpoint
CREATE TABLE "insight_figures" (
	"shop_id" integer NOT NULL,
	"part" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_figures_shop_id_part_day_key_pk" PRIMARY KEY("shop_id","part","day","key"),
	CONSTRAINT "insight_figures_sales" CHECK ("insight_figures"."sales" >= 0)
);
--> statement-breakpoint
CREATE TABLE "insight_health" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"faulty" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"slow" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"imperfect" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_products" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_products_shop_id_day_product_id_pk" PRIMARY KEY("shop_id","day","product_id"),
	CONSTRAINT "insight_products_sales" CHECK ("insight_products"."sales" >= 0)
);
--> statement-breakpoint
CREATE TABLE "insights_due" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "insights_due_shop_id_day_pk" PRIMARY KEY("shop_id","day")
);
--> statement-breakpoint
CREATE TABLE "order_sources" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_marks" (
	"day" date NOT NULL,
	"shop_id" integer NOT NULL,
	"product_id" integer DEFAULT 0 NOT NULL,
	"visitor" char(32) NOT NULL,
	"source" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_marks_day_shop_id_product_id_visitor_pk" PRIMARY KEY("day","shop_id","product_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" char(64) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_marks" ADD CONSTRAINT "cart_marks_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_figures" ADD CONSTRAINT "insight_figures_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_health" ADD CONSTRAINT "insight_health_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_products" ADD CONSTRAINT "insight_products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_products" ADD CONSTRAINT "insight_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights_due" ADD CONSTRAINT "insights_due_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sources" ADD CONSTRAINT "order_sources_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_marks" ADD CONSTRAINT "seen_marks_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_marks_visitor" ON "seen_marks" USING btree ("day","visitor","shop_id","first_at");--> statement-breakpoint
CREATE INDEX "seen_marks_word" ON "seen_marks" USING btree ("day","word","visitor") WHERE word <> '';--> statement-breakpoint
CREATE INDEX "orders_shop_late" ON "orders" USING btree ("shop_id","overdue_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE overdue_at is not null;--> statement-breakpoint
-- Days of orders that were placed before there were figures: the job counts them.
INSERT INTO "insights_due" ("shop_id", "day") SELECT DISTINCT o."shop_id", (at."time" AT TIME ZONE 'UTC')::date FROM "orders" o CROSS JOIN LATERAL (VALUES (o."created_at"), (o."paid_at")) AS at ("time") WHERE at."time" IS NOT NULL;
