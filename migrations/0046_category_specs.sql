CREATE TABLE "category_specs" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"specs" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_specs" ADD CONSTRAINT "category_specs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;