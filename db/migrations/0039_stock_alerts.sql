CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"product_id" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_once" UNIQUE("product_id","color","size","recipient_hash")
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_by_recipient" ON "stock_alerts" USING btree ("recipient_hash");--> statement-breakpoint
-- R-ALERT-1: whether the shop sells the variant now. An empty colour and size stand for the whole product.
CREATE FUNCTION is_variant_available(id_of_product text, color_of_variant text, size_of_variant text) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM products WHERE id = id_of_product AND state = 'published' AND CASE
    WHEN has_variants(colors, sizes) AND (color_of_variant, size_of_variant) <> ('', '')
    THEN EXISTS (SELECT FROM product_variants
      WHERE product_id = id_of_product AND color = color_of_variant AND size = size_of_variant
        AND is_offered AND product_variants.stock > 0)
    ELSE products.stock > 0 END)
$$;
--> statement-breakpoint
-- Adds the job that sends the notices, in the transaction that made a variant available: once for each product.
CREATE FUNCTION enqueue_stock_alerts(ids text[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO jobs (id, kind, payload, key)
    SELECT gen_random_uuid(), 'stock-alerts', jsonb_build_object('productId', waiting.product_id),
      'stock-alerts:' || waiting.product_id || ':' || pg_current_xact_id()
    FROM (SELECT DISTINCT product_id FROM stock_alerts
      WHERE product_id = ANY (ids) AND confirmed_at IS NOT NULL
        AND is_variant_available(product_id, color, size)) AS waiting
    ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION variants_back() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enqueue_stock_alerts(ARRAY(SELECT DISTINCT product_id FROM changed WHERE stock > 0));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION products_back() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enqueue_stock_alerts(ARRAY(SELECT id FROM changed WHERE stock > 0));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_variants_back AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_back();
--> statement-breakpoint
CREATE TRIGGER products_back AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_back();
