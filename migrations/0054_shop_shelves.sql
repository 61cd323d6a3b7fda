CREATE TABLE "shelf_products" (
	"shelf_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "shelf_products_shelf_id_product_id_pk" PRIMARY KEY("shelf_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_shelves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_shelves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"parent_id" integer,
	"name" jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "shop_shelves_english" CHECK (("shop_shelves"."name" ->> 'en') is not null)
);
--> statement-breakpoint
ALTER TABLE "shelf_products" ADD CONSTRAINT "shelf_products_shelf_id_shop_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."shop_shelves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_products" ADD CONSTRAINT "shelf_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_shelves" ADD CONSTRAINT "shop_shelves_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_shelves" ADD CONSTRAINT "shop_shelves_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_shelves" ADD CONSTRAINT "shop_shelves_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_shelves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shelf_products_product" ON "shelf_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shop_shelves_shop" ON "shop_shelves" USING btree ("shop_id","position");--> statement-breakpoint
CREATE INDEX "shop_shelves_parent" ON "shop_shelves" USING btree ("parent_id");