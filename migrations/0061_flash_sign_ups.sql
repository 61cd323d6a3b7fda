CREATE TABLE "flash_sign_ups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flash_sign_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activity_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	"quota" integer NOT NULL,
	"per_buyer" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"signed_up_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "flash_sign_ups_state" CHECK ("flash_sign_ups"."state" in ('waiting', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "flash_sign_ups_reason" CHECK (("flash_sign_ups"."state" = 'refused') = ("flash_sign_ups"."reason" is not null)),
	CONSTRAINT "flash_sign_ups_offer" CHECK ("flash_sign_ups"."price" > 0 and "flash_sign_ups"."quota" > 0 and "flash_sign_ups"."per_buyer" <= "flash_sign_ups"."quota")
);
--> statement-breakpoint
CREATE TABLE "flash_terms" (
	"activity_id" integer PRIMARY KEY NOT NULL,
	"sign_up_until" timestamp with time zone NOT NULL,
	"least_percent" smallint NOT NULL,
	"most_units" integer NOT NULL,
	"per_buyer" integer,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "flash_terms_percent" CHECK ("flash_terms"."least_percent" between 1 and 95),
	CONSTRAINT "flash_terms_units" CHECK ("flash_terms"."most_units" > 0 and ("flash_terms"."per_buyer" is null or "flash_terms"."per_buyer" > 0))
);
--> statement-breakpoint
ALTER TABLE "activity_products" ADD COLUMN "per_buyer" integer;--> statement-breakpoint
ALTER TABLE "flash_sign_ups" ADD CONSTRAINT "flash_sign_ups_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sign_ups" ADD CONSTRAINT "flash_sign_ups_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sign_ups" ADD CONSTRAINT "flash_sign_ups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sign_ups" ADD CONSTRAINT "flash_sign_ups_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sign_ups" ADD CONSTRAINT "flash_sign_ups_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_terms" ADD CONSTRAINT "flash_terms_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_terms" ADD CONSTRAINT "flash_terms_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flash_sign_ups_once" ON "flash_sign_ups" USING btree ("activity_id","product_id");--> statement-breakpoint
CREATE INDEX "flash_sign_ups_shop" ON "flash_sign_ups" USING btree ("shop_id","activity_id");--> statement-breakpoint
CREATE INDEX "flash_sign_ups_product" ON "flash_sign_ups" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_activity" ON "order_lines" USING btree ("activity_id","product_id") WHERE activity_id is not null;--> statement-breakpoint
ALTER TABLE "activity_products" ADD CONSTRAINT "activity_products_per_buyer" CHECK ("activity_products"."per_buyer" > 0);