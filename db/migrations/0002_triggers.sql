-- Room in every page for a new version of a row, so that a sale (only `stock` changes) touches no index.
ALTER TABLE products SET (fillfactor = 80);
--> statement-breakpoint
-- Tells every process which product changed: its id, or `*` when it was so many that all may be dropped.
-- Sent at commit, once for each id; a transaction that is rolled back says nothing.
CREATE FUNCTION announce_products(ids text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 50 THEN
    PERFORM pg_notify('catalogue', '*');
  ELSE
    PERFORM pg_notify('catalogue', id) FROM unnest(ids) AS id;
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION products_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_products(ARRAY(SELECT id FROM changed LIMIT 51));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION products_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_products(ARRAY(SELECT id FROM former UNION SELECT id FROM changed LIMIT 51));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION products_deleted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_products(ARRAY(SELECT id FROM former LIMIT 51));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION catalogue_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '*');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_inserted();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_updated();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION products_deleted();
--> statement-breakpoint
CREATE FUNCTION learn_words() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words
    SELECT DISTINCT word
    FROM regexp_split_to_table(lower(concat_ws(' ', NEW.name, NEW.tag, array_to_string(NEW.colors, ' '))),
                               '[^[:alnum:]]+') AS word
    WHERE length(word) > 2 AND word ~ '[[:alpha:]]'
    ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_named AFTER INSERT OR UPDATE OF name, tag, colors ON products
  FOR EACH ROW EXECUTE FUNCTION learn_words();
--> statement-breakpoint
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
-- Stars are rounded to one decimal. A product whose numbers stay the same is announced all the same: its reviews changed.
CREATE FUNCTION refresh_reviews(ids text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET review_count = counted.number, review_stars = counted.stars
    FROM (SELECT rated.id, count(stars) AS number, coalesce(round(avg(stars), 1), 0) AS stars
          FROM unnest(ids) AS rated(id) LEFT JOIN reviews ON product_id = rated.id GROUP BY rated.id) AS counted
    WHERE products.id = counted.id AND (review_count, review_stars) IS DISTINCT FROM (counted.number, counted.stars);
  PERFORM announce_products(ids);
END
$$;
--> statement-breakpoint
CREATE FUNCTION reviews_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_reviews(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION reviews_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_reviews(ARRAY(SELECT product_id FROM former UNION SELECT product_id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION reviews_deleted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_reviews(ARRAY(SELECT DISTINCT product_id FROM former));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_inserted();
--> statement-breakpoint
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_updated();
--> statement-breakpoint
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION reviews_deleted();
