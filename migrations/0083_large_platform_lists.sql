CREATE TABLE "mall_figure_months" (
	"part" text NOT NULL,
	"month" date NOT NULL,
	"key" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "mall_figure_months_part_month_key_pk" PRIMARY KEY("part","month","key")
);
--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","id","state","shop_id");--> statement-breakpoint
CREATE INDEX "received_coupons_copies" ON "received_coupons" USING btree ("coupon_id","state","ends_at");--> statement-breakpoint
CREATE INDEX "accounts_visitors" ON "accounts" USING btree ("id") WHERE user_type = 'visitor';--> statement-breakpoint
CREATE INDEX "insight_figure_months_part" ON "insight_figure_months" USING btree ("part","month");--> statement-breakpoint
CREATE INDEX "provider_refunds_failed" ON "provider_refunds" USING btree ("id") WHERE state = 'failed';--> statement-breakpoint
-- A month of a shop now also has all of it, so that a year of every shop need not be read by days.
CREATE OR REPLACE FUNCTION add_to_insight_figure_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO insight_figure_months AS known (shop_id, part, month, key, views, visitors, carts, orders, paid, units, sales)
    SELECT shop_id, part, date_trunc('month', day)::date, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)
    FROM added GROUP BY shop_id, part, 3, key ORDER BY shop_id, part, 3, key
    ON CONFLICT (shop_id, part, month, key) DO UPDATE SET views = known.views + excluded.views, visitors = known.visitors + excluded.visitors, carts = known.carts + excluded.carts, orders = known.orders + excluded.orders, paid = known.paid + excluded.paid, units = known.units + excluded.units, sales = known.sales + excluded.sales;
  ELSE
    INSERT INTO insight_figure_months AS known (shop_id, part, month, key, views, visitors, carts, orders, paid, units, sales)
    SELECT shop_id, part, date_trunc('month', day)::date, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)
    FROM (SELECT day, shop_id, part, key, views, visitors, carts, orders, paid, units, sales FROM added UNION ALL SELECT day, shop_id, part, key, -views, -visitors, -carts, -orders, -paid, -units, -sales FROM removed) changed
    GROUP BY shop_id, part, 3, key HAVING (sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)) <> (0, 0, 0, 0, 0, 0, 0) ORDER BY shop_id, part, 3, key
    ON CONFLICT (shop_id, part, month, key) DO UPDATE SET views = known.views + excluded.views, visitors = known.visitors + excluded.visitors, carts = known.carts + excluded.carts, orders = known.orders + excluded.orders, paid = known.paid + excluded.paid, units = known.units + excluded.units, sales = known.sales + excluded.sales;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO insight_figure_months (shop_id, part, month, key, views, visitors, carts, orders, paid, units, sales)
SELECT shop_id, part, date_trunc('month', day)::date, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales) FROM insight_figures WHERE part = 'all' GROUP BY 1, 2, 3, key;--> statement-breakpoint
-- Whoever writes a day of the mall: its month changes by the same, in the same transaction.
CREATE FUNCTION add_to_mall_figure_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO mall_figure_months AS known (part, month, key, views, visitors, carts, orders, paid, units, sales)
    SELECT part, date_trunc('month', day)::date, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)
    FROM added GROUP BY part, 2, key ORDER BY part, 2, key
    ON CONFLICT (part, month, key) DO UPDATE SET views = known.views + excluded.views, visitors = known.visitors + excluded.visitors, carts = known.carts + excluded.carts, orders = known.orders + excluded.orders, paid = known.paid + excluded.paid, units = known.units + excluded.units, sales = known.sales + excluded.sales;
  ELSE
    INSERT INTO mall_figure_months AS known (part, month, key, views, visitors, carts, orders, paid, units, sales)
    SELECT part, date_trunc('month', day)::date, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)
    FROM (SELECT day, part, key, views, visitors, carts, orders, paid, units, sales FROM added UNION ALL SELECT day, part, key, -views, -visitors, -carts, -orders, -paid, -units, -sales FROM removed) changed
    GROUP BY part, 2, key HAVING (sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)) <> (0, 0, 0, 0, 0, 0, 0) ORDER BY part, 2, key
    ON CONFLICT (part, month, key) DO UPDATE SET views = known.views + excluded.views, visitors = known.visitors + excluded.visitors, carts = known.carts + excluded.carts, orders = known.orders + excluded.orders, paid = known.paid + excluded.paid, units = known.units + excluded.units, sales = known.sales + excluded.sales;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "mall_figures_added" AFTER INSERT ON "mall_figures" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_mall_figure_months();--> statement-breakpoint
CREATE TRIGGER "mall_figures_changed" AFTER UPDATE ON "mall_figures" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_mall_figure_months();--> statement-breakpoint
INSERT INTO mall_figure_months (part, month, key, views, visitors, carts, orders, paid, units, sales)
SELECT part, date_trunc('month', day)::date, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales) FROM mall_figures GROUP BY 1, 2, key;
