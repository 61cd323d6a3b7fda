CREATE TABLE "shop_homes" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"draft" jsonb,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"next_turn_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop_homes" ADD CONSTRAINT "shop_homes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_homes" ADD CONSTRAINT "shop_homes_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_homes_turn" ON "shop_homes" USING btree ("next_turn_at") WHERE next_turn_at is not null;