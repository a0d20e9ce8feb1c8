-- Tells every process what changed in the catalogue, as JSON (server/catalogue/catalogue-change). A new stock is announced
-- with the stock before and after, so that a process can tell whether any page shows the difference.
-- Sent at commit, equal changes once; a transaction that is rolled back announces nothing.
CREATE FUNCTION announce_catalogue(changes jsonb[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changes) > 50 THEN
    PERFORM pg_notify('catalogue', '{"kind": "everything"}');
  ELSE
    PERFORM pg_notify('catalogue', change::text) FROM unnest(changes) AS change;
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION product_change(id text, categories text[], withdrawn boolean) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('kind', 'product', 'id', id, 'categories', to_jsonb(array_remove(categories, NULL)),
    'withdrawn', withdrawn)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalogue(ARRAY(
    SELECT product_change(id, ARRAY[category_id], false) FROM changed LIMIT 51));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_deleted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalogue(ARRAY(
    SELECT product_change(id, ARRAY[category_id], true) FROM former LIMIT 51));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Only the stock is new when the rows are alike with the same stock. `facets` follows from the stock and from other columns,
-- which are compared themselves. Under another id, one product goes and another one comes.
CREATE OR REPLACE FUNCTION products_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  pair record;
  before products;
  after products;
  stock_before integer;
  changes jsonb[] := '{}';
BEGIN
  FOR pair IN
    SELECT former AS before, changed AS after FROM former FULL JOIN changed ON former.id = changed.id LIMIT 51
  LOOP
    before := pair.before;
    after := pair.after;
    stock_before := before.stock;
    before.stock := after.stock;
    before.facets := after.facets;
    IF before *= after THEN
      changes := changes || jsonb_build_object('kind', 'stock', 'id', after.id, 'category', after.category_id,
        'from', stock_before, 'to', after.stock);
    ELSE
      changes := changes || product_change(coalesce(after.id, before.id),
        ARRAY[before.category_id, after.category_id],
        coalesce(before.state = 'published', false) AND after.state IS DISTINCT FROM 'published');
    END IF;
  END LOOP;
  PERFORM announce_catalogue(changes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '{"kind": "everything"}');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Stars are rounded to one decimal. A product whose numbers stay the same is announced all the same: its reviews changed.
CREATE OR REPLACE FUNCTION refresh_reviews(ids text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET review_count = counted.number, review_stars = counted.stars
    FROM (SELECT rated.id, count(stars) AS number, coalesce(round(avg(stars), 1), 0) AS stars
          FROM unnest(ids) AS rated(id) LEFT JOIN reviews ON product_id = rated.id GROUP BY rated.id) AS counted
    WHERE products.id = counted.id AND (review_count, review_stars) IS DISTINCT FROM (counted.number, counted.stars);
  PERFORM announce_catalogue(ARRAY(SELECT product_change(id, '{}', false) FROM unnest(ids) AS id LIMIT 51));
END
$$;
--> statement-breakpoint
DROP FUNCTION announce_products(text[]);
