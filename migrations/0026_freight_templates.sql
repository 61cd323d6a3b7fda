CREATE TABLE "freight_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "freight_templates_shop" UNIQUE("shop_id","id"),
	CONSTRAINT "freight_templates_named" CHECK (length("freight_templates"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "freight_templates" ADD CONSTRAINT "freight_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "freight_templates_name" ON "freight_templates" USING btree ("shop_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "freight_templates_default" ON "freight_templates" USING btree ("shop_id") WHERE is_default;--> statement-breakpoint
-- What a shop charges becomes its default template.
INSERT INTO "freight_templates" ("shop_id", "name", "is_default") SELECT DISTINCT "shop_id", 'Standard delivery', true FROM "freight_rules";--> statement-breakpoint
ALTER TABLE "freight_rules" ADD COLUMN "template_id" integer;--> statement-breakpoint
ALTER TABLE "freight_rules" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_rules" ADD COLUMN "tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "freight_rules" r SET "template_id" = placed.template_id, "position" = placed.position FROM (
  SELECT own.shop_id, own.country, t.id AS template_id,
    row_number() OVER (PARTITION BY own.shop_id ORDER BY own.country = '*', own.country) - 1 AS position
  FROM "freight_rules" own JOIN "freight_templates" t ON t.shop_id = own.shop_id
) placed WHERE placed.shop_id = r.shop_id AND placed.country = r.country;--> statement-breakpoint
ALTER TABLE "freight_rules" ALTER COLUMN "template_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_rules" DROP CONSTRAINT "freight_rules_basis";--> statement-breakpoint
ALTER TABLE "freight_rules" DROP CONSTRAINT "freight_rules_shop_id_shops_id_fk";--> statement-breakpoint
ALTER TABLE "freight_rules" DROP CONSTRAINT "freight_rules_shop_id_country_pk";--> statement-breakpoint
ALTER TABLE "freight_rules" DROP COLUMN "shop_id";--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_template_id_country_pk" PRIMARY KEY("template_id","country");--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_template_id_freight_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."freight_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freight_rules_country" ON "freight_rules" USING btree ("country");--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_tiers" CHECK ("freight_rules"."basis" = 'price' or "freight_rules"."tiers" = '[]');--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_basis" CHECK ("freight_rules"."basis" in ('piece', 'weight', 'price'));--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "freight_template_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_freight_template" FOREIGN KEY ("shop_id","freight_template_id") REFERENCES "public"."freight_templates"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_freight" ON "products" USING btree ("freight_template_id") WHERE freight_template_id is not null;--> statement-breakpoint
-- No document has to be written again: a shop's id still stands for its default template.
ALTER TABLE "search_documents" RENAME COLUMN "freight_shop_id" TO "freight_key";
