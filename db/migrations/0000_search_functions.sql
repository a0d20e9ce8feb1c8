CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The three functions below feed generated columns of products. They are immutable for the values they are given:
-- array_to_string counts as stable only for types whose text depends on settings, which text itself does not.

-- The same rule as unitDiscount in app/domain/pricing.ts: a percentage rounded half up to a paisa, never below 0.
CREATE FUNCTION product_unit_price(price bigint, sale_type text, sale_discount bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE sale_type
    WHEN 'amount' THEN greatest(price - sale_discount, 0)
    WHEN 'percent' THEN price - (price * sale_discount + 5000) / 10000
    ELSE price
  END
$$;
--> statement-breakpoint
CREATE FUNCTION product_facets(
  category text, colors text[], sizes text[], gender text, tag text, stars numeric, in_stock boolean, on_sale boolean
) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(
    ARRAY['category:' || category, 'gender:' || gender, 'tag:' || tag]
      || ARRAY(SELECT DISTINCT 'colour:' || color FROM unnest(colors) AS color)
      || ARRAY(SELECT DISTINCT 'size:' || size FROM unnest(sizes) AS size)
      || ARRAY(SELECT 'rating:' || least FROM generate_series(1, floor(stars)::integer) AS least)
      || CASE WHEN in_stock THEN ARRAY['stock:in'] END
      || CASE WHEN on_sale THEN ARRAY['sale:on'] END,
    NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION product_search(
  name text, subtitle text, category text, tag text, colors text[], description text, story text[]
) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(
    to_tsvector('simple', concat_ws(' ', name, subtitle, replace(category, '-', ' '), tag, array_to_string(colors, ' ')))
    || to_tsvector('english', concat_ws(' ', name, subtitle, replace(category, '-', ' '), description,
                                        array_to_string(story, ' '))))
$$;
