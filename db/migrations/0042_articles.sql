CREATE TABLE "article_picture_files" (
	"picture_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"article_id" uuid NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "article_picture_files_picture_id_width_format_pk" PRIMARY KEY("picture_id","width","format")
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"form" jsonb NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_revisions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author_id" text NOT NULL,
	"tag" text NOT NULL,
	"series" text,
	"cover_kind" text NOT NULL,
	"cover_seed" integer NOT NULL,
	"source" text NOT NULL,
	"plain_text" text NOT NULL,
	"outline" jsonb NOT NULL,
	"word_count" integer NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"published_on" date,
	"corrected_on" date,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_state" CHECK ("articles"."state" in ('draft', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "articles_scheduled" CHECK (("articles"."state" = 'scheduled') = ("articles"."publish_at" is not null)),
	CONSTRAINT "articles_published" CHECK ("articles"."state" <> 'published' or "articles"."published_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "article_picture_files" ADD CONSTRAINT "article_picture_files_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_picture_files_of_article" ON "article_picture_files" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_slugs_of_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "articles_by_change" ON "articles" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "articles_by_state" ON "articles" USING btree ("state","changed_at","id");--> statement-breakpoint
CREATE INDEX "articles_shown" ON "articles" USING btree ("published_on" DESC NULLS LAST,"slug") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "articles_alike" ON "articles" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
-- R-ARTICLE-2: an article is in the search of the site while it is published.
CREATE FUNCTION index_article_for_site_search() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM site_search_documents WHERE id = 'article:' || OLD.id;
  ELSIF NEW.state <> 'published' THEN
    DELETE FROM site_search_documents WHERE id = 'article:' || NEW.id;
  ELSE
    INSERT INTO site_search_documents (id, kind, path, title, description, keywords, body)
    VALUES ('article:' || NEW.id, 'article', '/blog/' || NEW.slug, NEW.title, NEW.summary,
            concat_ws(' ', NEW.tag, replace(NEW.author_id, '-', ' ')), NEW.plain_text)
    ON CONFLICT (id) DO UPDATE SET path = excluded.path, title = excluded.title, description = excluded.description,
      keywords = excluded.keywords, body = excluded.body;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER articles_indexed AFTER INSERT OR UPDATE OR DELETE ON articles
  FOR EACH ROW EXECUTE FUNCTION index_article_for_site_search();
--> statement-breakpoint
CREATE FUNCTION announce_articles() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('articles', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What visitors read changed. Work on drafts is not announced.
CREATE TRIGGER articles_published AFTER INSERT ON articles
  FOR EACH ROW WHEN (NEW.state = 'published') EXECUTE FUNCTION announce_articles();
--> statement-breakpoint
CREATE TRIGGER articles_changed AFTER UPDATE ON articles
  FOR EACH ROW WHEN (NEW.state = 'published' OR OLD.state = 'published') EXECUTE FUNCTION announce_articles();
--> statement-breakpoint
CREATE TRIGGER articles_removed AFTER DELETE ON articles
  FOR EACH ROW WHEN (OLD.state = 'published') EXECUTE FUNCTION announce_articles();
