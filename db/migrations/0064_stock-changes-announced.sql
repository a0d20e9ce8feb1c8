-- Only the stock is new when the rows are alike with the same stock. `facets` and `is_low` follow from the stock.
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
    before.is_low := after.is_low;
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
