CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "product_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"product_id" integer,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'editing' NOT NULL,
	"refusal_reason" text,
	"saved_by" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_by" integer,
	"submitted_at" timestamp with time zone,
	"name" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"category_id" integer,
	"picture_hash" char(32),
	"price" integer,
	"price_to" integer,
	"variant_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_drafts_productId_unique" UNIQUE("product_id"),
	CONSTRAINT "product_drafts_state" CHECK ("product_drafts"."state" in ('editing', 'in_review', 'refused')),
	CONSTRAINT "product_drafts_refused" CHECK (("product_drafts"."state" = 'refused') = ("product_drafts"."refusal_reason" is not null)),
	CONSTRAINT "product_drafts_submitted" CHECK ("product_drafts"."state" <> 'in_review' or "product_drafts"."submitted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"product_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"published_by" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_versions_product_id_number_pk" PRIMARY KEY("product_id","number")
);
--> statement-breakpoint
CREATE TABLE "shop_pictures" (
	"shop_id" integer NOT NULL,
	"hash" char(32) NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_pictures_shop_id_hash_pk" PRIMARY KEY("shop_id","hash")
);
--> statement-breakpoint
DROP INDEX "skus_values";--> statement-breakpoint
ALTER TABLE "product_options" ADD COLUMN "picture_hash" char(32);--> statement-breakpoint
ALTER TABLE "product_pictures" ADD COLUMN "alt" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "products" SET "is_hidden" = true WHERE NOT "is_on_sale";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "forced_down_reason" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "binned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_sale_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "limit_per_buyer" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state" text GENERATED ALWAYS AS (case when binned_at is not null then 'bin' when forced_down_reason is not null then 'forced_down'
          when not is_on_sale then 'hidden' when not in_stock then 'sold_out' else 'on_sale' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_submitted_by_accounts_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pictures" ADD CONSTRAINT "shop_pictures_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pictures" ADD CONSTRAINT "shop_pictures_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_drafts_newest" ON "product_drafts" USING btree ("shop_id","state","saved_at","id");--> statement-breakpoint
CREATE INDEX "product_drafts_names" ON "product_drafts" USING gin ("shop_id",(btrim(replace(jsonb_path_query_array("name", '$.*')::text, '", "', '"'), '[]')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_drafts_waiting" ON "product_drafts" USING btree ("submitted_at","id") WHERE state = 'in_review';--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_own_newest" ON "products" USING btree ("shop_id","state","id");--> statement-breakpoint
CREATE INDEX "products_own_price" ON "products" USING btree ("shop_id","state","price","id");--> statement-breakpoint
CREATE INDEX "products_own_sales" ON "products" USING btree ("shop_id","state","sales","id");--> statement-breakpoint
CREATE INDEX "products_own_names" ON "products" USING gin ("shop_id",(btrim(replace(jsonb_path_query_array("name", '$.*')::text, '", "', '"'), '[]')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_scheduled" ON "products" USING btree ("id") WHERE on_sale_from is not null or on_sale_until is not null;--> statement-breakpoint
CREATE INDEX "skus_product" ON "skus" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "skus_code" ON "skus" USING btree ("code") WHERE code <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "skus_values" ON "skus" USING btree ("product_id","values") WHERE is_offered;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_limit" CHECK ("products"."limit_per_buyer" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_schedule" CHECK ("products"."on_sale_from" < "products"."on_sale_until");--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_weight" CHECK ("skus"."weight_grams" > 0);--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_cost" CHECK ("skus"."cost" >= 0);