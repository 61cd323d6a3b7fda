-- What a reviewer bought is shown in the language of the page, as on the order; imported reviews knew it in one language only.
ALTER TABLE "reviews" ALTER COLUMN "sku" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "sku" SET DATA TYPE jsonb USING jsonb_build_object('en', "sku");--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "sku" TO "variant";--> statement-breakpoint
UPDATE "reviews" SET "variant" = "order_lines"."variant" FROM "order_lines" WHERE "order_lines"."id" = "reviews"."order_line_id";--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "variant" SET DEFAULT '{"en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_english" CHECK (("reviews"."variant" ->> 'en') is not null);
