CREATE TABLE "shop_hand_overs" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"role_id" integer,
	"offered_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "owner_joined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_hand_overs" ADD CONSTRAINT "shop_hand_overs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_overs" ADD CONSTRAINT "shop_hand_overs_from_id_accounts_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_overs" ADD CONSTRAINT "shop_hand_overs_role_id_shop_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."shop_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_hand_overs" ADD CONSTRAINT "shop_hand_overs_member" FOREIGN KEY ("shop_id","to_id") REFERENCES "public"."shop_staff"("shop_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_hand_overs_from" ON "shop_hand_overs" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "shop_hand_overs_role" ON "shop_hand_overs" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "shop_hand_overs_ends" ON "shop_hand_overs" USING btree ("ends_at");