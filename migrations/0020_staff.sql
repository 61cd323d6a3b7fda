CREATE TABLE "shop_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" char(64) NOT NULL,
	"shop_id" integer NOT NULL,
	"email" text NOT NULL,
	"role_id" integer NOT NULL,
	"invited_by" integer NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_invitations_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "shop_roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_roles_named" CHECK (length("shop_roles"."name") between 1 and 40),
	CONSTRAINT "shop_roles_scopes" CHECK ("shop_roles"."scopes" <@ array['products', 'orders', 'refunds', 'reviews', 'marketing', 'finance', 'shop', 'people'])
);
--> statement-breakpoint
CREATE TABLE "shop_staff" (
	"shop_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_staff_shop_id_account_id_pk" PRIMARY KEY("shop_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'storefront' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_invitations" ADD CONSTRAINT "shop_invitations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_invitations" ADD CONSTRAINT "shop_invitations_role_id_shop_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."shop_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_invitations" ADD CONSTRAINT "shop_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_roles" ADD CONSTRAINT "shop_roles_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_staff" ADD CONSTRAINT "shop_staff_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_staff" ADD CONSTRAINT "shop_staff_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_staff" ADD CONSTRAINT "shop_staff_role_id_shop_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."shop_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_invitations_email" ON "shop_invitations" USING btree ("shop_id","email");--> statement-breakpoint
CREATE INDEX "shop_invitations_role" ON "shop_invitations" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "shop_invitations_ends" ON "shop_invitations" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_roles_name" ON "shop_roles" USING btree ("shop_id",lower("name"));--> statement-breakpoint
CREATE INDEX "shop_staff_account" ON "shop_staff" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "shop_staff_role" ON "shop_staff" USING btree ("role_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kind" CHECK ("sessions"."kind" in ('storefront', 'console'));