CREATE TABLE "source_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"network" "cidr" NOT NULL,
	"reason" text NOT NULL,
	"started_by" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_by" integer,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "limited_sources" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "limited_sources_day_source_kind_pk" PRIMARY KEY("day","source","kind")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "source_blocks" ADD CONSTRAINT "source_blocks_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_blocks" ADD CONSTRAINT "source_blocks_lifted_by_accounts_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_blocks_running" ON "source_blocks" USING btree ("ends_at") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "source_blocks_started_by" ON "source_blocks" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "source_blocks_lifted_by" ON "source_blocks" USING btree ("lifted_by");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_deleted" CHECK ("accounts"."deleted_at" is null or ("accounts"."disabled_at" is not null and num_nonnulls("accounts"."email", "accounts"."phone", "accounts"."password_hash", "accounts"."avatar_hash") = 0));