-- A product with more than one colour or size has a stock for each combination. products.stock is the sum of those on offer.
-- Rows that existed before are brought to this: the stock of a product is spread evenly over its combinations, the first ones
-- get what remains. Movements belong to the first combination, and lines of orders to the one that was chosen.
CREATE FUNCTION has_variants(colors text[], sizes text[]) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT cardinality(colors) > 1 OR cardinality(sizes) > 1 $$;
--> statement-breakpoint
-- The combinations in the order of the product page, each once.
CREATE FUNCTION list_variants(colors text[], sizes text[]) RETURNS TABLE (color text, size text, place bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT c.name, s.name, row_number() OVER (ORDER BY min(c.n), min(s.n))
  FROM unnest(CASE WHEN cardinality(colors) > 0 THEN colors ELSE '{""}' END) WITH ORDINALITY AS c(name, n)
  CROSS JOIN unnest(CASE WHEN cardinality(sizes) > 0 THEN sizes ELSE '{""}' END) WITH ORDINALITY AS s(name, n)
  GROUP BY c.name, s.name
$$;
--> statement-breakpoint
-- The same with `units` spread over them.
CREATE FUNCTION spread_stock(units integer, colors text[], sizes text[])
RETURNS TABLE (color text, size text, stock integer)
LANGUAGE sql IMMUTABLE AS $$
  SELECT color, size, (units / count(*) OVER () + (place <= units % count(*) OVER ())::integer)::integer
  FROM list_variants(colors, sizes)
$$;
--> statement-breakpoint
INSERT INTO product_variants (product_id, color, size, stock, is_offered)
  SELECT products.id, variant.color, variant.size, variant.stock, true
  FROM products CROSS JOIN LATERAL spread_stock(products.stock, colors, sizes) AS variant
  WHERE has_variants(colors, sizes);
--> statement-breakpoint
UPDATE order_lines
  SET color = coalesce(options ->> 'color', CASE WHEN cardinality(colors) = 1 THEN colors[1] END, ''),
      size = coalesce(options ->> 'size', CASE WHEN cardinality(sizes) = 1 THEN sizes[1] END, '')
  FROM products WHERE products.id = order_lines.product_id;
--> statement-breakpoint
UPDATE stock_movements SET color = coalesce(colors[1], ''), size = coalesce(sizes[1], '')
  FROM products WHERE products.id = stock_movements.product_id AND has_variants(colors, sizes);
--> statement-breakpoint
CREATE FUNCTION product_variants_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET stock = offered.units
    FROM (SELECT product_id, coalesce(sum(stock) FILTER (WHERE is_offered), 0) AS units FROM product_variants
          WHERE product_id IN (SELECT product_id FROM changed) GROUP BY product_id) AS offered
    WHERE products.id = offered.product_id AND products.stock <> offered.units AND has_variants(colors, sizes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A product page shows which variants are sold out, also when the sum of the product looks the same.
CREATE FUNCTION product_variants_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalogue(ARRAY(
    SELECT jsonb_build_object('kind', 'variant-stock', 'id', product_id, 'from', former.stock, 'to', changed.stock)
    FROM former JOIN changed USING (product_id, color, size)
    WHERE changed.is_offered AND former.stock <> changed.stock LIMIT 51));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_variants_inserted AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_variants_changed();
--> statement-breakpoint
CREATE TRIGGER product_variants_summed AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_variants_changed();
--> statement-breakpoint
CREATE TRIGGER product_variants_updated AFTER UPDATE ON product_variants
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_variants_updated();
--> statement-breakpoint
CREATE FUNCTION add_variants() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_variants (product_id, color, size, stock, is_offered)
    SELECT changed.id, variant.color, variant.size, variant.stock, true
    FROM changed CROSS JOIN LATERAL spread_stock(changed.stock, colors, sizes) AS variant
    WHERE has_variants(colors, sizes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_with_variants AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_variants();
--> statement-breakpoint
-- The options of a product changed. A combination that is not offered any more keeps its units, outside the shop. When a
-- product gets its first combinations, its units belong to the one that it was, or else to the first. When it loses them,
-- they are those of the combination that remains, or of all.
CREATE FUNCTION product_options_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  had_variants boolean := has_variants(OLD.colors, OLD.sizes);
  units integer;
BEGIN
  IF has_variants(NEW.colors, NEW.sizes) THEN
    UPDATE product_variants SET is_offered = false
      WHERE product_id = NEW.id AND is_offered
        AND (color, size) NOT IN (SELECT color, size FROM list_variants(NEW.colors, NEW.sizes));
    INSERT INTO product_variants (product_id, color, size, stock, is_offered)
      SELECT NEW.id, color, size,
        CASE WHEN had_variants OR row_number() OVER (
          ORDER BY (color, size) = (coalesce(OLD.colors[1], ''), coalesce(OLD.sizes[1], '')) DESC, place) > 1
        THEN 0 ELSE NEW.stock END, true
      FROM list_variants(NEW.colors, NEW.sizes)
      ON CONFLICT (product_id, color, size)
        DO UPDATE SET is_offered = true, stock = product_variants.stock + excluded.stock;
    IF NOT had_variants THEN DELETE FROM variant_openings WHERE product_id = NEW.id; END IF;
  ELSIF had_variants THEN
    DELETE FROM product_variants
      WHERE product_id = NEW.id AND (color, size) = (coalesce(NEW.colors[1], ''), coalesce(NEW.sizes[1], ''))
      RETURNING stock INTO units;
    IF units IS NULL THEN
      SELECT coalesce(sum(stock), 0) INTO units FROM product_variants WHERE product_id = NEW.id AND is_offered;
      DELETE FROM product_variants WHERE product_id = NEW.id AND is_offered;
    END IF;
    UPDATE product_variants SET is_offered = false WHERE product_id = NEW.id AND is_offered;
    UPDATE products SET stock = units WHERE id = NEW.id AND stock <> units;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_options_changed AFTER UPDATE OF colors, sizes ON products FOR EACH ROW
  WHEN ((OLD.colors, OLD.sizes) IS DISTINCT FROM (NEW.colors, NEW.sizes))
  EXECUTE FUNCTION product_options_changed();
--> statement-breakpoint
-- A stock that is set for a whole product is spread over its variants.
CREATE FUNCTION product_stock_set() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stock <> (SELECT coalesce(sum(stock), 0) FROM product_variants WHERE product_id = NEW.id AND is_offered) THEN
    UPDATE product_variants SET stock = variant.stock
      FROM spread_stock(NEW.stock, NEW.colors, NEW.sizes) AS variant
      WHERE product_id = NEW.id AND product_variants.color = variant.color AND product_variants.size = variant.size;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_stock_set AFTER UPDATE OF stock ON products FOR EACH ROW
  WHEN (OLD.stock <> NEW.stock AND has_variants(NEW.colors, NEW.sizes))
  EXECUTE FUNCTION product_stock_set();
