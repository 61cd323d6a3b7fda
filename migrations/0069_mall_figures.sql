CREATE TABLE "mall_figures_due" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_figures" (
	"part" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "mall_figures_part_day_key_pk" PRIMARY KEY("part","day","key"),
	CONSTRAINT "mall_figures_sales" CHECK ("mall_figures"."sales" >= 0)
);
--> statement-breakpoint
CREATE INDEX "insight_figures_part_day" ON "insight_figures" USING btree ("part","day");--> statement-breakpoint
-- Every day that was counted of a shop is counted of the mall, soon after the start.
INSERT INTO "mall_figures_due" ("day") SELECT DISTINCT "day" FROM "insight_figures";
