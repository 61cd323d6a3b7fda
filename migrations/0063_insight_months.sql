CREATE TABLE "insight_figure_months" (
	"shop_id" integer NOT NULL,
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
	CONSTRAINT "insight_figure_months_shop_id_part_month_key_pk" PRIMARY KEY("shop_id","part","month","key")
);
--> statement-breakpoint
CREATE TABLE "insight_product_months" (
	"shop_id" integer NOT NULL,
	"month" date NOT NULL,
	"product_id" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_product_months_shop_id_month_product_id_pk" PRIMARY KEY("shop_id","month","product_id")
);
--> statement-breakpoint
ALTER TABLE "insight_figure_months" ADD CONSTRAINT "insight_figure_months_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_product_months" ADD CONSTRAINT "insight_product_months_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_product_months" ADD CONSTRAINT "insight_product_months_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whoever writes a day, and however late: its month changes by the same, in the same transaction.
CREATE FUNCTION add_to_insight_product_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO insight_product_months AS known (shop_id, month, product_id, views, visitors, carts, orders, paid, units, sales)
    SELECT shop_id, date_trunc('month', day)::date, product_id, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)
    FROM added GROUP BY 1, 2, product_id ORDER BY 1, 2, product_id
    ON CONFLICT (shop_id, month, product_id) DO UPDATE SET views = known.views + excluded.views, visitors = known.visitors + excluded.visitors, carts = known.carts + excluded.carts, orders = known.orders + excluded.orders,
      paid = known.paid + excluded.paid, units = known.units + excluded.units, sales = known.sales + excluded.sales;
  ELSE
    INSERT INTO insight_product_months AS known (shop_id, month, product_id, views, visitors, carts, orders, paid, units, sales)
    SELECT shop_id, date_trunc('month', day)::date, product_id, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)
    FROM (SELECT * FROM added UNION ALL SELECT shop_id, day, product_id, -views, -visitors, -carts, -orders, -paid, -units, -sales FROM removed) changed
    GROUP BY 1, 2, product_id HAVING (sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)) <> (0, 0, 0, 0, 0, 0, 0) ORDER BY 1, 2, product_id
    ON CONFLICT (shop_id, month, product_id) DO UPDATE SET views = known.views + excluded.views, visitors = known.visitors + excluded.visitors, carts = known.carts + excluded.carts, orders = known.orders + excluded.orders,
      paid = known.paid + excluded.paid, units = known.units + excluded.units, sales = known.sales + excluded.sales;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "insight_products_added" AFTER INSERT ON "insight_products" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_insight_product_months();--> statement-breakpoint
CREATE TRIGGER "insight_products_changed" AFTER UPDATE ON "insight_products" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_insight_product_months();--> statement-breakpoint
INSERT INTO insight_product_months (shop_id, month, product_id, views, visitors, carts, orders, paid, units, sales)
SELECT shop_id, date_trunc('month', day)::date, product_id, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales) FROM insight_products GROUP BY 1, 2, product_id;--> statement-breakpoint
CREATE FUNCTION add_to_insight_figure_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO insight_figure_months AS known (shop_id, month, part, key, views, visitors, carts, orders, paid, units, sales)
    SELECT shop_id, date_trunc('month', day)::date, part, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)
    FROM added WHERE part <> 'all' GROUP BY 1, 2, part, key ORDER BY 1, 2, part, key
    ON CONFLICT (shop_id, part, month, key) DO UPDATE SET views = known.views + excluded.views, visitors = known.visitors + excluded.visitors, carts = known.carts + excluded.carts, orders = known.orders + excluded.orders,
      paid = known.paid + excluded.paid, units = known.units + excluded.units, sales = known.sales + excluded.sales;
  ELSE
    INSERT INTO insight_figure_months AS known (shop_id, month, part, key, views, visitors, carts, orders, paid, units, sales)
    SELECT shop_id, date_trunc('month', day)::date, part, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)
    FROM (SELECT * FROM added UNION ALL SELECT shop_id, part, day, key, -views, -visitors, -carts, -orders, -paid, -units, -sales FROM removed) changed WHERE part <> 'all'
    GROUP BY 1, 2, part, key HAVING (sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales)) <> (0, 0, 0, 0, 0, 0, 0) ORDER BY 1, 2, part, key
    ON CONFLICT (shop_id, part, month, key) DO UPDATE SET views = known.views + excluded.views, visitors = known.visitors + excluded.visitors, carts = known.carts + excluded.carts, orders = known.orders + excluded.orders,
      paid = known.paid + excluded.paid, units = known.units + excluded.units, sales = known.sales + excluded.sales;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "insight_figures_added" AFTER INSERT ON "insight_figures" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_insight_figure_months();--> statement-breakpoint
CREATE TRIGGER "insight_figures_changed" AFTER UPDATE ON "insight_figures" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_insight_figure_months();--> statement-breakpoint
INSERT INTO insight_figure_months (shop_id, month, part, key, views, visitors, carts, orders, paid, units, sales)
SELECT shop_id, date_trunc('month', day)::date, part, key, sum(views), sum(visitors), sum(carts), sum(orders), sum(paid), sum(units), sum(sales) FROM insight_figures WHERE part <> 'all' GROUP BY 1, 2, part, key;
