CREATE TABLE "search_redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" text NOT NULL,
	"folded" text NOT NULL,
	"path" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "search_redirects_folded_unique" UNIQUE("folded")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"locale" text NOT NULL,
	"words" text[] NOT NULL,
	"folded" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD COLUMN "refused_by" integer;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "approved_by" integer;--> statement-breakpoint
ALTER TABLE "search_redirects" ADD CONSTRAINT "search_redirects_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_synonyms_folded" ON "search_synonyms" USING gin ("folded");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_refused_by_accounts_id_fk" FOREIGN KEY ("refused_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_approved_by_accounts_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_any_newest" ON "products" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "searches_unfound" ON "searches" USING btree ("day","text") WHERE found = 0;