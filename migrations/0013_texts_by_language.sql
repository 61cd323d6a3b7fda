-- A text in several languages is one value, with English always in it. An empty Chinese text was none.
ALTER TABLE "shop_categories" DROP CONSTRAINT "shop_categories_name_unique";--> statement-breakpoint
ALTER TABLE "shop_types" DROP CONSTRAINT "shop_types_name_unique";--> statement-breakpoint
ALTER TABLE "shops" DROP CONSTRAINT "shops_name_unique";--> statement-breakpoint
DROP INDEX "hot_keywords_title";--> statement-breakpoint
DROP INDEX "search_specs_value";--> statement-breakpoint
DROP INDEX "shops_names";--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "instruction" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "activities"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", ''))),
  ALTER COLUMN "instruction" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "instruction", 'zh-CN', nullif("cn_instruction", '')));--> statement-breakpoint
ALTER TABLE "activities" DROP COLUMN "cn_name", DROP COLUMN "cn_instruction", ALTER COLUMN "instruction" SET DEFAULT '{"en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "categories"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls("other_names" || jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", '')));--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "cn_name", DROP COLUMN "other_names";--> statement-breakpoint
ALTER TABLE "product_options"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", ''))),
  ALTER COLUMN "value" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "value", 'zh-CN', nullif("cn_value", '')));--> statement-breakpoint
ALTER TABLE "product_options" DROP COLUMN "cn_name", DROP COLUMN "cn_value";--> statement-breakpoint
ALTER TABLE "product_specs"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", ''))),
  ALTER COLUMN "value" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "value", 'zh-CN', nullif("cn_value", '')));--> statement-breakpoint
ALTER TABLE "product_specs" DROP COLUMN "cn_name", DROP COLUMN "cn_value";--> statement-breakpoint
ALTER TABLE "product_texts"
  ALTER COLUMN "summary" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "summary", 'zh-CN', nullif("cn_summary", ''))),
  ALTER COLUMN "content_html" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "content_html", 'zh-CN', nullif("cn_content_html", ''))),
  ALTER COLUMN "unit" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "unit", 'zh-CN', nullif("cn_unit", '')));--> statement-breakpoint
ALTER TABLE "product_texts" DROP COLUMN "cn_summary", DROP COLUMN "cn_content_html", DROP COLUMN "cn_unit";--> statement-breakpoint
ALTER TABLE "products"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", '')));--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "cn_name";--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "line" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "banners"
  ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "title", 'zh-CN', nullif("cn_title", ''))),
  ALTER COLUMN "line" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "line", 'zh-CN', nullif("cn_line", '')));--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "cn_title", DROP COLUMN "cn_line", ALTER COLUMN "line" SET DEFAULT '{"en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "coupons"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", '')));--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "cn_name";--> statement-breakpoint
ALTER TABLE "order_lines"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", ''))),
  ALTER COLUMN "variant" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "variant", 'zh-CN', nullif("cn_variant", '')));--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "cn_name", DROP COLUMN "cn_variant";--> statement-breakpoint
ALTER TABLE "hot_keywords"
  ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "title", 'zh-CN', nullif("cn_title", '')));--> statement-breakpoint
ALTER TABLE "hot_keywords" DROP COLUMN "cn_title";--> statement-breakpoint
ALTER TABLE "search_shops"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", '')));--> statement-breakpoint
ALTER TABLE "search_shops" DROP COLUMN "cn_name";--> statement-breakpoint
ALTER TABLE "search_specs"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", ''))),
  ALTER COLUMN "value" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "value", 'zh-CN', nullif("cn_value", '')));--> statement-breakpoint
ALTER TABLE "search_specs" DROP COLUMN "cn_name", DROP COLUMN "cn_value";--> statement-breakpoint
ALTER TABLE "shop_categories"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", '')));--> statement-breakpoint
ALTER TABLE "shop_categories" DROP COLUMN "cn_name";--> statement-breakpoint
ALTER TABLE "shop_types"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", ''))),
  ALTER COLUMN "info" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "info", 'zh-CN', nullif("cn_info", '')));--> statement-breakpoint
ALTER TABLE "shop_types" DROP COLUMN "cn_name", DROP COLUMN "cn_info";--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "intro" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shops"
  ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "name", 'zh-CN', nullif("cn_name", ''))),
  ALTER COLUMN "intro" SET DATA TYPE jsonb USING jsonb_strip_nulls(jsonb_build_object('en', "intro", 'zh-CN', nullif("cn_intro", '')));--> statement-breakpoint
ALTER TABLE "shops" DROP COLUMN "cn_name", DROP COLUMN "cn_intro", ALTER COLUMN "intro" SET DEFAULT '{"en":""}'::jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_categories_name_unique" ON "shop_categories" USING btree (("name" ->> 'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "shop_types_name_unique" ON "shop_types" USING btree (("name" ->> 'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "shops_name_unique" ON "shops" USING btree (("name" ->> 'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "hot_keywords_title" ON "hot_keywords" USING btree ("is_own",("title" ->> 'en'));--> statement-breakpoint
CREATE UNIQUE INDEX "search_specs_value" ON "search_specs" USING btree (("name" ->> 'en'),("value" ->> 'en'));--> statement-breakpoint
CREATE INDEX "shops_names" ON "shops" USING gin ((btrim(replace(jsonb_path_query_array("name", '$.*')::text, '", "', '"'), '[]')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_english" CHECK (("activities"."name" ->> 'en') is not null and ("activities"."instruction" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_english" CHECK (("categories"."name" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_english" CHECK (("product_options"."name" ->> 'en') is not null and ("product_options"."value" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "product_specs" ADD CONSTRAINT "product_specs_english" CHECK (("product_specs"."name" ->> 'en') is not null and ("product_specs"."value" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_english" CHECK (("product_texts"."summary" ->> 'en') is not null and ("product_texts"."content_html" ->> 'en') is not null and ("product_texts"."unit" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_english" CHECK (("products"."name" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_english" CHECK (("banners"."title" ->> 'en') is not null and ("banners"."line" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_english" CHECK (("coupons"."name" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_english" CHECK (("order_lines"."name" ->> 'en') is not null and ("order_lines"."variant" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "hot_keywords" ADD CONSTRAINT "hot_keywords_english" CHECK (("hot_keywords"."title" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "search_shops" ADD CONSTRAINT "search_shops_english" CHECK (("search_shops"."name" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "search_specs" ADD CONSTRAINT "search_specs_english" CHECK (("search_specs"."name" ->> 'en') is not null and ("search_specs"."value" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "shop_categories" ADD CONSTRAINT "shop_categories_english" CHECK (("shop_categories"."name" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "shop_types" ADD CONSTRAINT "shop_types_english" CHECK (("shop_types"."name" ->> 'en') is not null and ("shop_types"."info" ->> 'en') is not null);--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_english" CHECK (("shops"."name" ->> 'en') is not null and ("shops"."intro" ->> 'en') is not null);
