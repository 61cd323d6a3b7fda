CREATE TABLE "removed_things" (
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_things_shop_id_kind_subject_id_pk" PRIMARY KEY("shop_id","kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "return_addresses" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "return_addresses" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_roles" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "shop_roles" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "saved_by" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_things" ADD CONSTRAINT "removed_things_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_things_age" ON "removed_things" USING btree ("removed_at");--> statement-breakpoint
ALTER TABLE "return_addresses" ADD CONSTRAINT "return_addresses_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD CONSTRAINT "freight_templates_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_roles" ADD CONSTRAINT "shop_roles_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;