CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "daily_sales" (
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "daily_sales_day_product_id_pk" PRIMARY KEY("day","product_id"),
	CONSTRAINT "daily_sales_sold" CHECK ("daily_sales"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price_when_saved" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_specs" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"value" text NOT NULL,
	"cn_value" text NOT NULL,
	CONSTRAINT "product_specs_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "received_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "received_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_coupons_state" CHECK ("received_coupons"."state" in ('received', 'used', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "search_category_words" (
	"word" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "search_category_words_word_category_id_pk" PRIMARY KEY("word","category_id")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"score" real NOT NULL,
	"price" integer NOT NULL,
	"sales" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rating_tenths" smallint NOT NULL,
	"tier" smallint NOT NULL,
	"mark_count" smallint NOT NULL,
	"tokens" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_marks" (
	"mark" integer PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_shops" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"is_self" boolean NOT NULL,
	"is_open" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_specs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_specs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"value" text NOT NULL,
	"cn_value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_tiers" (
	"tier" smallint PRIMARY KEY NOT NULL,
	"from_score" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"shown" text NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"times" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "searches_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "freight_rules" (
	"shop_id" integer NOT NULL,
	"country" text NOT NULL,
	"first_fee" integer NOT NULL,
	"further_fee" integer NOT NULL,
	"free_from" integer,
	"days_from" smallint NOT NULL,
	"days_to" smallint NOT NULL,
	CONSTRAINT "freight_rules_shop_id_country_pk" PRIMARY KEY("shop_id","country"),
	CONSTRAINT "freight_rules_country" CHECK ("freight_rules"."country" = '*' or "freight_rules"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "freight_rules_fees" CHECK ("freight_rules"."first_fee" >= 0 and "freight_rules"."further_fee" >= 0 and "freight_rules"."free_from" > 0),
	CONSTRAINT "freight_rules_days" CHECK (0 < "freight_rules"."days_from" and "freight_rules"."days_from" <= "freight_rules"."days_to")
);
--> statement-breakpoint
CREATE TABLE "picture_codes" (
	"key_hash" char(64) PRIMARY KEY NOT NULL,
	"answer_hash" char(64) NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_followers" (
	"account_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"followed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_followers_account_id_shop_id_pk" PRIMARY KEY("account_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "news_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"story" jsonb NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hot_keywords" DROP CONSTRAINT "hot_keywords_title_unique";--> statement-breakpoint
DROP INDEX "products_shop";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "other_names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_week" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_month" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hot_keywords" ADD COLUMN "is_own" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "quality_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "service_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "real_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "banner_hashes" char(32)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "paper_hashes" char(32)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_sales" ADD CONSTRAINT "daily_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_specs" ADD CONSTRAINT "product_specs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_coupons" ADD CONSTRAINT "received_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_coupons" ADD CONSTRAINT "received_coupons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_category_words" ADD CONSTRAINT "search_category_words_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_shops" ADD CONSTRAINT "search_shops_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_followers" ADD CONSTRAINT "shop_followers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_followers" ADD CONSTRAINT "shop_followers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_once" ON "favourites" USING btree ("account_id","product_id");--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("account_id","saved_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "received_coupons_number" ON "received_coupons" USING btree ("coupon_id","account_id","number");--> statement-breakpoint
CREATE INDEX "received_coupons_account" ON "received_coupons" USING btree ("account_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_category_words_category" ON "search_category_words" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "search_category_words_trigrams" ON "search_category_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_tokens" ON "search_documents" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_score" ON "search_documents" USING btree ("score" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_sales" ON "search_documents" USING btree ("sales" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_price" ON "search_documents" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "search_newest" ON "search_documents" USING btree ("created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_rating" ON "search_documents" USING btree ("rating_tenths" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "search_specs_value" ON "search_specs" USING btree ("name","value");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "searches_trigrams" ON "searches" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_followers_newest" ON "shop_followers" USING btree ("account_id","followed_at" DESC NULLS LAST,"shop_id");--> statement-breakpoint
CREATE INDEX "news_outbox_next" ON "news_outbox" USING btree ("next_try_at","id");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_week" ON "products" USING btree ("sold_week" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_on_sale and in_stock;--> statement-breakpoint
CREATE INDEX "products_month" ON "products" USING btree ("sold_month" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_on_sale and in_stock;--> statement-breakpoint
CREATE UNIQUE INDEX "hot_keywords_title" ON "hot_keywords" USING btree ("is_own","title");--> statement-breakpoint
CREATE INDEX "shops_names" ON "shops" USING gin ("name" gin_trgm_ops,"cn_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_shop" ON "products" USING btree ("shop_id","platform_rank" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_shop_offered" ON "products" USING btree ("shop_id","platform_rank" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_on_sale and in_stock;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","platform_rank" DESC NULLS LAST,"id" DESC NULLS LAST);