CREATE TABLE "discarded_drafts" (
	"id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"product_id" integer,
	"live_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"refusal_reason" text,
	"saved_by" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted_by" integer,
	"submitted_at" timestamp with time zone,
	"discarded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "draft_id" integer;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "draft_version" integer;--> statement-breakpoint
ALTER TABLE "discarded_drafts" ADD CONSTRAINT "discarded_drafts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discarded_drafts" ADD CONSTRAINT "discarded_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discarded_drafts" ADD CONSTRAINT "discarded_drafts_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discarded_drafts" ADD CONSTRAINT "discarded_drafts_submitted_by_accounts_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discarded_drafts_age" ON "discarded_drafts" USING btree ("discarded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_versions_draft" ON "product_versions" USING btree ("draft_id") WHERE draft_id is not null;