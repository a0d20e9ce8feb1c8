-- The weights are those of title (A), keywords (B), description (C) and body (D).
CREATE FUNCTION site_search_vector(title text, keywords text, description text, body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B')
    || setweight(to_tsvector('english', description), 'C') || setweight(to_tsvector('english', body), 'D')
$$;
--> statement-breakpoint
CREATE TABLE "site_search_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"keywords" text NOT NULL,
	"body" text NOT NULL,
	"content_hash" text,
	"search" "tsvector" GENERATED ALWAYS AS (site_search_vector(title, keywords, description, body)) STORED NOT NULL,
	CONSTRAINT "site_search_documents_kind" CHECK ("site_search_documents"."kind" in ('page', 'feature', 'product', 'article', 'help', 'question', 'job', 'project', 'person'))
);
--> statement-breakpoint
CREATE TABLE "site_search_misses" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_search_misses_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE TABLE "site_search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_search_documents_search" ON "site_search_documents" USING gin ("search");--> statement-breakpoint
CREATE INDEX "site_search_words_alike" ON "site_search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION learn_site_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO site_search_words
    SELECT DISTINCT word
    FROM regexp_split_to_table(lower(concat_ws(' ', NEW.title, NEW.keywords, NEW.description)), '[^[:alnum:]]+') AS word
    WHERE length(word) > 2 AND word ~ '[[:alpha:]]'
    ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER site_search_documents_named AFTER INSERT OR UPDATE OF title, keywords, description ON site_search_documents
  FOR EACH ROW EXECUTE FUNCTION learn_site_search_words();
--> statement-breakpoint
-- A product is in the index while it is published.
CREATE FUNCTION index_product_for_site_search() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM site_search_documents WHERE id = 'product:' || OLD.id;
  ELSIF NEW.state <> 'published' THEN
    DELETE FROM site_search_documents WHERE id = 'product:' || NEW.id;
  ELSE
    INSERT INTO site_search_documents (id, kind, path, title, description, keywords, body)
    VALUES ('product:' || NEW.id, 'product', '/shop/single/' || NEW.id, NEW.name, NEW.subtitle,
            concat_ws(' ', 'buy shop', replace(NEW.category_id, '-', ' '), NEW.tag, array_to_string(NEW.colors, ' ')),
            concat_ws(E'\n', NEW.description, array_to_string(NEW.story, E'\n')))
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, description = excluded.description,
      keywords = excluded.keywords, body = excluded.body;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_indexed
  AFTER INSERT OR DELETE OR UPDATE OF name, subtitle, category_id, tag, colors, description, story, state ON products
  FOR EACH ROW EXECUTE FUNCTION index_product_for_site_search();
--> statement-breakpoint
CREATE FUNCTION remove_products_from_site_search() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM site_search_documents WHERE kind = 'product';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_truncated_in_site_search AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION remove_products_from_site_search();
--> statement-breakpoint
-- Writes the products that exist before this migration, by the trigger above.
UPDATE products SET name = name WHERE state = 'published';
