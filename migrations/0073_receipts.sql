ALTER TABLE "order_lines" ADD COLUMN "reduction" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What a lower price took off each line was not stored before. Without a coupon it is all that is left beside deals; with one it is
-- divided in the same proportion, by largest remainder, so that lines and orders add up.
UPDATE "order_lines" SET "reduction" = "parts"."units" + CASE WHEN "parts"."place" <= "parts"."left" THEN 1 ELSE 0 END
FROM (
  SELECT "id", "units", "total" - sum("units") OVER (PARTITION BY "order_id") AS "left",
    row_number() OVER (PARTITION BY "order_id" ORDER BY "lost" DESC, "id") AS "place"
  FROM (
    SELECT l."id", l."order_id", o."reduction"::bigint AS "total",
      o."reduction"::bigint * (l."shop_coupon" - l."deal_off") / (o."shop_coupon" - o."deal_off") AS "units",
      o."reduction"::bigint * (l."shop_coupon" - l."deal_off") % (o."shop_coupon" - o."deal_off") AS "lost"
    FROM "order_lines" l JOIN "orders" o ON o."id" = l."order_id" WHERE o."reduction" > 0
  ) AS "shares"
) AS "parts" WHERE "parts"."id" = "order_lines"."id";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_reduction" CHECK ("order_lines"."reduction" >= 0 and "order_lines"."reduction" + "order_lines"."deal_off" <= "order_lines"."shop_coupon");
