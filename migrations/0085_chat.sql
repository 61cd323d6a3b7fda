CREATE TABLE "chat_desks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_desks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"hours" jsonb DEFAULT '[null,null,null,null,null,null,null]'::jsonb NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"answer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"chat_id" integer NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"shop_id" integer,
	"author_id" integer,
	"key" text,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"own_text" text,
	"notice" text,
	"picture_hash" char(32),
	"product_id" integer,
	"order_id" integer,
	"coupon_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_chat_id_number_pk" PRIMARY KEY("chat_id","number"),
	CONSTRAINT "chat_messages_number" CHECK ("chat_messages"."number" > 0),
	CONSTRAINT "chat_messages_sides" CHECK (("chat_messages"."side" = 'mall') = ("chat_messages"."kind" = 'notice')),
	CONSTRAINT "chat_messages_kinds" CHECK (("chat_messages"."kind" = 'notice') = ("chat_messages"."notice" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_phrases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone,
	CONSTRAINT "chat_phrases_english" CHECK (("chat_phrases"."texts" ->> 'en') is not null)
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chat_id" integer NOT NULL,
	"side" text NOT NULL,
	"reporter_id" integer,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"is_upheld" boolean,
	CONSTRAINT "chat_reports_settled" CHECK (("chat_reports"."settled_at" is null) = ("chat_reports"."is_upheld" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chat_id" integer,
	"shop_id" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"stars" smallint,
	"comment" text DEFAULT '' NOT NULL,
	"rated_at" timestamp with time zone,
	CONSTRAINT "chat_rounds_stars" CHECK ("chat_rounds"."stars" between 1 and 5 and ("chat_rounds"."stars" is null) = ("chat_rounds"."rated_at" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_tickets" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"side" text NOT NULL,
	"session_id" integer,
	"key_hash" char(64),
	"shop_id" integer,
	"locale" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"key_hash" char(64),
	"is_main" boolean DEFAULT true NOT NULL,
	"home_shop_id" integer,
	"shop_id" integer,
	"locale" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"clerk_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"shopper_delivered" integer DEFAULT 0 NOT NULL,
	"shopper_read" integer DEFAULT 0 NOT NULL,
	"desk_delivered" integer DEFAULT 0 NOT NULL,
	"desk_read" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"away_until" text,
	"is_mail_due" boolean DEFAULT false NOT NULL,
	"blocked_by_shopper_at" timestamp with time zone,
	"blocked_by_desk_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chats_owned" CHECK (num_nonnulls("chats"."account_id", "chats"."key_hash") > 0),
	CONSTRAINT "chats_assigned" CHECK ("chats"."state" = 'assigned' or "chats"."clerk_id" is null),
	CONSTRAINT "chats_marks" CHECK ("chats"."shopper_read" between 0 and "chats"."shopper_delivered" and "chats"."desk_read" between 0 and "chats"."desk_delivered"
        and greatest("chats"."shopper_delivered", "chats"."desk_delivered") <= "chats"."last_number")
);
--> statement-breakpoint
ALTER TABLE "shop_roles" DROP CONSTRAINT "shop_roles_scopes";--> statement-breakpoint
ALTER TABLE "chat_desks" ADD CONSTRAINT "chat_desks_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_desks" ADD CONSTRAINT "chat_desks_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_phrases" ADD CONSTRAINT "chat_phrases_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_phrases" ADD CONSTRAINT "chat_phrases_saved_by_accounts_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rounds" ADD CONSTRAINT "chat_rounds_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rounds" ADD CONSTRAINT "chat_rounds_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_home_shop_id_shops_id_fk" FOREIGN KEY ("home_shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_clerk_id_accounts_id_fk" FOREIGN KEY ("clerk_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_desks_shop" ON "chat_desks" USING btree (coalesce("shop_id", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("chat_id","side","key") WHERE key is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_picture" ON "chat_messages" USING btree ("picture_hash") WHERE picture_hash is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_old" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_phrases_name" ON "chat_phrases" USING btree (coalesce("shop_id", 0),lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reports_once" ON "chat_reports" USING btree ("chat_id","side") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "chat_reports_open" ON "chat_reports" USING btree ("created_at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rounds_open" ON "chat_rounds" USING btree ("chat_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "chat_rounds_chat" ON "chat_rounds" USING btree ("chat_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_rounds_desk" ON "chat_rounds" USING btree (coalesce("shop_id", 0),"opened_at");--> statement-breakpoint
CREATE INDEX "chat_tickets_ends" ON "chat_tickets" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_of_account" ON "chats" USING btree ("account_id",coalesce("home_shop_id", 0)) WHERE account_id is not null and is_main;--> statement-breakpoint
CREATE UNIQUE INDEX "chats_of_key" ON "chats" USING btree ("key_hash",coalesce("home_shop_id", 0)) WHERE key_hash is not null and is_main;--> statement-breakpoint
CREATE INDEX "chats_account" ON "chats" USING btree ("account_id","last_at" DESC NULLS LAST) WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "chats_key" ON "chats" USING btree ("key_hash") WHERE key_hash is not null;--> statement-breakpoint
CREATE INDEX "chats_open" ON "chats" USING btree ("shop_id","waiting_since","id") WHERE state <> 'closed' and last_number > 0;--> statement-breakpoint
CREATE INDEX "chats_desk" ON "chats" USING btree ("shop_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE last_number > 0;--> statement-breakpoint
CREATE INDEX "chats_clerk" ON "chats" USING btree ("clerk_id") WHERE clerk_id is not null and state = 'assigned';--> statement-breakpoint
CREATE INDEX "chats_old" ON "chats" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "shop_roles" ADD CONSTRAINT "shop_roles_scopes" CHECK ("shop_roles"."scopes" <@ array['products', 'orders', 'refunds', 'reviews', 'chat', 'marketing', 'finance', 'shop', 'people']);