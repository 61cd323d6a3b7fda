CREATE TABLE "product_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"kind" text NOT NULL,
	"below_price" integer,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_alerts_kind" CHECK ("product_alerts"."kind" in ('stock', 'price')),
	CONSTRAINT "product_alerts_price" CHECK (("product_alerts"."kind" = 'price') = ("product_alerts"."below_price" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_alerts" ADD CONSTRAINT "product_alerts_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_alerts_once" ON "product_alerts" USING btree ("account_id","sku_id","kind");--> statement-breakpoint
CREATE INDEX "product_alerts_product" ON "product_alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_alerts_sku" ON "product_alerts" USING btree ("sku_id");--> statement-breakpoint
-- Whoever lowers a price or brings stock back: those who wait for it are notified. Nothing is published for what nobody waits for.
CREATE FUNCTION publish_better_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM product_alerts WHERE sku_id = NEW.id) THEN
    INSERT INTO event_outbox (name, payload)
    VALUES ('catalogue.offersImproved', jsonb_build_object('ids', jsonb_build_array(NEW.product_id)));
    PERFORM pg_notify('events', '');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "skus_better_offer" AFTER UPDATE OF "price", "on_hand", "reserved" ON "skus" FOR EACH ROW
  WHEN (NEW.price < OLD.price OR (OLD.on_hand <= OLD.reserved AND NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION publish_better_offer();
