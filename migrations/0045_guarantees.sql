ALTER TABLE "products" ADD COLUMN "guarantees" text[] DEFAULT '{"returns"}' NOT NULL;--> statement-breakpoint
UPDATE "product_drafts" SET "content" = "content" || '{"guarantees": ["returns"]}';--> statement-breakpoint
UPDATE "product_versions" SET "content" = "content" || '{"guarantees": ["returns"]}';--> statement-breakpoint
UPDATE "discarded_drafts" SET "content" = "content" || '{"guarantees": ["returns"]}';--> statement-breakpoint
UPDATE "product_import_items" SET "content" = "content" || '{"guarantees": ["returns"]}' WHERE "content" IS NOT NULL;--> statement-breakpoint
-- Guarantees that the platform has written before hold for all products.
UPDATE "site_settings" SET "value" = jsonb_set("value", '{list}', (
  SELECT coalesce(jsonb_agg("one" || jsonb_build_object('key', 'own_' || chr(96 + "at"::int), 'isChosen', false) ORDER BY "at"), '[]')
  FROM jsonb_array_elements("value" -> 'list') WITH ORDINALITY AS "listed" ("one", "at")
)) WHERE "name" = 'guarantees' AND "value" ? 'list';
