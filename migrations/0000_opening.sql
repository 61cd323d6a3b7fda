CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"layout" smallint NOT NULL,
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"instruction" text DEFAULT '' NOT NULL,
	"cn_instruction" text DEFAULT '' NOT NULL,
	"banner_hash" char(32),
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "activities_layout" CHECK ("activities"."layout" between 1 and 3),
	CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('standard', 'flash')),
	CONSTRAINT "activities_flash_ends" CHECK ("activities"."kind" <> 'flash' or "activities"."ends_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "activity_products" (
	"activity_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"activity_price" integer,
	"quota" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"wide_hash" char(32),
	CONSTRAINT "activity_products_activity_id_product_id_pk" PRIMARY KEY("activity_id","product_id"),
	CONSTRAINT "activity_products_sold" CHECK (0 <= "activity_products"."sold" and "activity_products"."sold" <= "activity_products"."quota")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"icon_hash" char(32),
	"position" smallint DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "categories_level" CHECK ("categories"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"value_position" smallint NOT NULL,
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"value" text NOT NULL,
	"cn_value" text NOT NULL,
	CONSTRAINT "product_options_product_id_position_value_position_pk" PRIMARY KEY("product_id","position","value_position")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"picture_hash" char(32) NOT NULL,
	CONSTRAINT "product_pictures_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"summary" text NOT NULL,
	"cn_summary" text NOT NULL,
	"content_html" text NOT NULL,
	"cn_content_html" text NOT NULL,
	"unit" text NOT NULL,
	"cn_unit" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"picture_hash" char(32) NOT NULL,
	"price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"platform_rank" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"has_coupon" boolean DEFAULT false NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_price" CHECK ("products"."price" > 0 and "products"."original_price" >= "products"."price")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"values" text[] NOT NULL,
	"price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"picture_hash" char(32),
	CONSTRAINT "skus_stock" CHECK (0 <= "skus"."reserved" and "skus"."reserved" <= "skus"."on_hand"),
	CONSTRAINT "skus_price" CHECK ("skus"."price" > 0 and "skus"."original_price" >= "skus"."price")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"picture_hash" char(32) NOT NULL,
	"title" text NOT NULL,
	"cn_title" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"cn_line" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "banners_place" CHECK ("banners"."place" in ('main', 'advert'))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" char(32) PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" char(7) NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"scope" text NOT NULL,
	"shop_id" integer,
	"category_id" integer,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"minimum_spend" integer NOT NULL,
	"discount" integer NOT NULL,
	"valid_days" smallint NOT NULL,
	"issued" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"per_person" smallint DEFAULT 1 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_claimed" CHECK (0 <= "coupons"."claimed" and "coupons"."claimed" <= "coupons"."issued"),
	CONSTRAINT "coupons_discount" CHECK ("coupons"."discount" > 0 and "coupons"."minimum_spend" >= "coupons"."discount"),
	CONSTRAINT "coupons_scope" CHECK (("coupons"."scope" = 'general' and "coupons"."shop_id" is null and "coupons"."category_id" is null)
        or ("coupons"."scope" = 'shop' and "coupons"."shop_id" is not null)
        or ("coupons"."scope" = 'product' and cardinality("coupons"."product_ids") > 0)
        or ("coupons"."scope" = 'category' and "coupons"."category_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"nickname" text NOT NULL,
	"product_score" smallint NOT NULL,
	"service_score" smallint NOT NULL,
	"text" text NOT NULL,
	"picture_hashes" char(32)[] DEFAULT '{}' NOT NULL,
	"reply" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_scores" CHECK ("reviews"."product_score" between 1 and 5 and "reviews"."service_score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "hot_keywords" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hot_keywords_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"cn_title" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hot_keywords_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "shop_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"commission_percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "shop_categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "shop_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"info" text NOT NULL,
	"cn_info" text NOT NULL,
	CONSTRAINT "shop_types_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cn_name" text NOT NULL,
	"type_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"avatar_hash" char(32) NOT NULL,
	"back_hash" char(32) NOT NULL,
	"street_hash" char(32) NOT NULL,
	"rating_tenths" smallint DEFAULT 50 NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"is_self" boolean DEFAULT false NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"cn_intro" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"opening_hours" text DEFAULT '' NOT NULL,
	"credit_id" text DEFAULT '' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_name_unique" UNIQUE("name"),
	CONSTRAINT "shops_rating" CHECK ("shops"."rating_tenths" between 10 and 50),
	CONSTRAINT "shops_followers" CHECK ("shops"."follower_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_banner_hash_pictures_hash_fk" FOREIGN KEY ("banner_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_products" ADD CONSTRAINT "activity_products_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_products" ADD CONSTRAINT "activity_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_products" ADD CONSTRAINT "activity_products_wide_hash_pictures_hash_fk" FOREIGN KEY ("wide_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_icon_hash_pictures_hash_fk" FOREIGN KEY ("icon_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_type_id_shop_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."shop_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_category_id_shop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_avatar_hash_pictures_hash_fk" FOREIGN KEY ("avatar_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_back_hash_pictures_hash_fk" FOREIGN KEY ("back_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_street_hash_pictures_hash_fk" FOREIGN KEY ("street_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_products_product" ON "activity_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_recommended" ON "products" USING btree ("platform_rank" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_on_sale and in_stock;--> statement-breakpoint
CREATE INDEX "products_leaders" ON "products" USING btree ("sales" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_on_sale and in_stock;--> statement-breakpoint
CREATE INDEX "products_shop" ON "products" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_values" ON "skus" USING btree ("product_id","values");--> statement-breakpoint
CREATE INDEX "banners_shown" ON "banners" USING btree ("place","position") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shops_street" ON "shops" USING btree ("is_recommended" DESC NULLS LAST,"rating_tenths" DESC NULLS LAST,"id") WHERE is_open;