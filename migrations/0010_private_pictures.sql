CREATE TABLE "picture_grants" (
	"key_hash" char(64) PRIMARY KEY NOT NULL,
	"hashes" char(32)[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_owners" (
	"account_id" integer NOT NULL,
	"hash" char(32) NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_owners_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_owners" ADD CONSTRAINT "picture_owners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_owners" ADD CONSTRAINT "picture_owners_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_grants_ends" ON "picture_grants" USING btree ("ends_at");--> statement-breakpoint
-- What is shown to everybody stays public. All else, such as papers and proofs, is private from now on.
UPDATE pictures SET is_public = true WHERE hash IN (
  SELECT picture_hash FROM banners
  UNION SELECT icon_hash FROM categories
  UNION SELECT picture_hash FROM products
  UNION SELECT picture_hash FROM product_pictures
  UNION SELECT picture_hash FROM skus
  UNION SELECT banner_hash FROM activities
  UNION SELECT wide_hash FROM activity_products
  UNION SELECT picture_hash FROM order_lines
  UNION SELECT avatar_hash FROM shops
  UNION SELECT back_hash FROM shops
  UNION SELECT street_hash FROM shops
  UNION SELECT unnest(banner_hashes) FROM shops
  UNION SELECT unnest(picture_hashes) FROM reviews
  UNION SELECT unnest(follow_up_picture_hashes) FROM reviews
  UNION SELECT avatar_hash FROM accounts
  UNION SELECT (regexp_matches(value::text, '[0-9a-f]{32}', 'g'))[1] FROM site_settings
  UNION SELECT (regexp_matches(content_html || ' ' || cn_content_html, '/media/([0-9a-f]{32})', 'g'))[1] FROM product_texts
);--> statement-breakpoint
-- Whoever has used a picture is taken for who has uploaded it.
INSERT INTO picture_owners (account_id, hash)
SELECT used.account_id, used.hash FROM (
  SELECT account_id, unnest(picture_hashes) AS hash FROM applications
  UNION SELECT account_id, substr(path, 8)
    FROM application_drafts, jsonb_path_query(draft, '$.qualificationPicture[*]') AS named, LATERAL (SELECT named #>> '{}') AS text(path)
  UNION SELECT account_id, unnest(picture_hashes) FROM refunds
  UNION SELECT shops.owner_id, unnest(dispute_picture_hashes) FROM refunds JOIN shops ON shops.id = shop_id WHERE shops.owner_id IS NOT NULL
  UNION SELECT account_id, unnest(picture_hashes || follow_up_picture_hashes) FROM reviews WHERE account_id IS NOT NULL
  UNION SELECT id, avatar_hash FROM accounts WHERE avatar_hash IS NOT NULL
) AS used JOIN pictures ON pictures.hash = used.hash
ON CONFLICT DO NOTHING;
