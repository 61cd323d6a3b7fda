CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"logo_hash" char(32),
	"place" smallint,
	"is_shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	"name_key" text GENERATED ALWAYS AS (lower(regexp_replace(name ->> 'en', '[[:space:]]+', '', 'g'))) STORED NOT NULL,
	"names" text GENERATED ALWAYS AS (lower((btrim(replace(jsonb_path_query_array(name, '$.*')::text, '", "', '"'), '[]')))) STORED NOT NULL,
	CONSTRAINT "brands_english" CHECK (("brands"."name" ->> 'en') is not null),
	CONSTRAINT "brands_place_from" CHECK ("brands"."place" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_drafts" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_hash_pictures_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brands_name" ON "brands" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "brands_place" ON "brands" USING btree ("place","name_key");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_drafts_brand" ON "product_drafts" USING btree ("brand_id") WHERE brand_id is not null;--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id") WHERE brand_id is not null;--> statement-breakpoint
UPDATE "product_drafts" SET "content" = "content" || '{"brandId": null}';--> statement-breakpoint
UPDATE "product_versions" SET "content" = "content" || '{"brandId": null}';--> statement-breakpoint
UPDATE "discarded_drafts" SET "content" = "content" || '{"brandId": null}';--> statement-breakpoint
UPDATE "product_import_items" SET "content" = "content" || '{"brandId": null}', "before" = "before" || '{"brandId": null}', "draft_before" = "draft_before" || '{"brandId": null}';
