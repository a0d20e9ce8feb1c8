CREATE TABLE "search_lexemes" (
	"lexeme" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION learn_lexemes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two transactions with the same new lexemes do not wait for each other.
  INSERT INTO search_lexemes
    SELECT lexeme FROM unnest(tsvector_to_array(NEW.search)) AS lexeme ORDER BY lexeme COLLATE "C"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_described
  AFTER INSERT OR UPDATE OF name, subtitle, category_id, tag, colors, description, story ON products
  FOR EACH ROW EXECUTE FUNCTION learn_lexemes();
--> statement-breakpoint
INSERT INTO search_lexemes SELECT DISTINCT unnest(tsvector_to_array(search)) FROM products;
