CREATE TABLE "shop_policies" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"returns" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"delivery" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"guarantee" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "shop_policies_english" CHECK (("shop_policies"."returns" ->> 'en') is not null and ("shop_policies"."delivery" ->> 'en') is not null and ("shop_policies"."guarantee" ->> 'en') is not null)
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "week_hours" jsonb DEFAULT '[null,null,null,null,null,null,null]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "banners" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "pictures_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "pictures_saved_by" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "pictures_saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_policies" ADD CONSTRAINT "shop_policies_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_policies" ADD CONSTRAINT "shop_policies_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_pictures_saved_by_accounts_id_fk" FOREIGN KEY ("pictures_saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "shops" SET "banners" = (
	SELECT jsonb_agg(jsonb_build_object('hash', listed.hash, 'productId', null, 'shelfId', null) ORDER BY listed.place)
	FROM unnest("banner_hashes") WITH ORDINALITY AS listed (hash, place)
) WHERE cardinality("banner_hashes") > 0;--> statement-breakpoint
ALTER TABLE "shops" DROP COLUMN "banner_hashes";