CREATE TABLE "product_import_items" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"row_count" smallint NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_id" integer,
	"draft_id" integer,
	"content" jsonb,
	"base" text,
	"before" jsonb,
	"draft_before" jsonb,
	"version" integer,
	CONSTRAINT "product_import_items_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"account_id" integer,
	"file_name" text NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"fields" text[] NOT NULL,
	"rows" integer NOT NULL,
	"checked_rows" integer DEFAULT 0 NOT NULL,
	"create_count" integer DEFAULT 0 NOT NULL,
	"change_count" integer DEFAULT 0 NOT NULL,
	"unchanged_count" integer DEFAULT 0 NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"stock_ignored" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "product_imports_state" CHECK (("product_imports"."state" = 'open') = ("product_imports"."applied_at" is null)),
	CONSTRAINT "product_imports_undone" CHECK (("product_imports"."state" = 'undone') = ("product_imports"."undone_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_items_outcome" ON "product_import_items" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "product_import_items_product" ON "product_import_items" USING btree ("import_id","product_id");--> statement-breakpoint
CREATE INDEX "product_imports_newest" ON "product_imports" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "product_imports_old" ON "product_imports" USING btree ("added_at") WHERE state = 'open';