CREATE TABLE "unused_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_picture_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_picture_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_pictures" ALTER COLUMN "small" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_pictures" ALTER COLUMN "large" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "project_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photos" ALTER COLUMN "large" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photos" ALTER COLUMN "small" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "article_picture_files" ADD COLUMN "content_record" jsonb;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "content_record" jsonb;--> statement-breakpoint
ALTER TABLE "product_picture_files" ADD COLUMN "content_record" jsonb;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD COLUMN "small_record" jsonb;--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD COLUMN "large_record" jsonb;--> statement-breakpoint
ALTER TABLE "project_files" ADD COLUMN "content_record" jsonb;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "photo_record" jsonb;--> statement-breakpoint
ALTER TABLE "review_photos" ADD COLUMN "large_record" jsonb;--> statement-breakpoint
ALTER TABLE "review_photos" ADD COLUMN "small_record" jsonb;--> statement-breakpoint
CREATE INDEX "unused_objects_by_age" ON "unused_objects" USING btree ("since");--> statement-breakpoint
ALTER TABLE "article_picture_files" ADD CONSTRAINT "article_picture_files_content" CHECK ("article_picture_files"."content" is not null or coalesce("article_picture_files"."content_record" ? 'key', false));--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_content" CHECK ("attachments"."content" is not null or coalesce("attachments"."content_record" ? 'key', false));--> statement-breakpoint
ALTER TABLE "product_picture_files" ADD CONSTRAINT "product_picture_files_content" CHECK ("product_picture_files"."content" is not null or coalesce("product_picture_files"."content_record" ? 'key', false));--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_small" CHECK ("profile_pictures"."small" is not null or coalesce("profile_pictures"."small_record" ? 'key', false));--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_large" CHECK ("profile_pictures"."large" is not null or coalesce("profile_pictures"."large_record" ? 'key', false));--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_content" CHECK ("project_files"."content" is not null or coalesce("project_files"."content_record" ? 'key', false));--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_large" CHECK ("review_photos"."large" is not null or coalesce("review_photos"."large_record" ? 'key', false));--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_small" CHECK ("review_photos"."small" is not null or coalesce("review_photos"."small_record" ? 'key', false));--> statement-breakpoint
-- Named columns are records of contents. Keeps unused_objects exact: what no row uses, and nothing else. A version of the site that
-- knows no records changes a content alone: the record of the former one is removed.
CREATE FUNCTION track_objects() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  record_column text;
  content_column text;
  old_key text;
  new_key text;
  is_stale boolean;
begin
  foreach record_column in array tg_argv loop
    old_key := null;
    new_key := null;
    if tg_op <> 'INSERT' then
      execute format('select ($1).%I->>''key''', record_column) using old into old_key;
    end if;
    if tg_op <> 'DELETE' then
      if tg_op = 'UPDATE' then
        content_column := replace(record_column, '_record', '');
        execute format('select ($1).%2$I = ($2).%2$I and ($2).%1$I is not null and ($1).%1$I is distinct from ($2).%1$I',
          content_column, record_column) using old, new into is_stale;
        if is_stale then
          new := jsonb_populate_record(new, jsonb_build_object(record_column, null));
        end if;
      end if;
      execute format('select ($1).%I->>''key''', record_column) using new into new_key;
    end if;
    if old_key is distinct from new_key then
      delete from unused_objects where key = new_key;
      if old_key is not null then
        insert into unused_objects (key, since) values (old_key, now()) on conflict do nothing;
      end if;
    end if;
  end loop;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;--> statement-breakpoint
CREATE TRIGGER track_objects BEFORE INSERT OR UPDATE OR DELETE ON article_picture_files
  FOR EACH ROW EXECUTE FUNCTION track_objects('content_record');--> statement-breakpoint
CREATE TRIGGER track_objects BEFORE INSERT OR UPDATE OR DELETE ON attachments
  FOR EACH ROW EXECUTE FUNCTION track_objects('content_record');--> statement-breakpoint
CREATE TRIGGER track_objects BEFORE INSERT OR UPDATE OR DELETE ON product_picture_files
  FOR EACH ROW EXECUTE FUNCTION track_objects('content_record');--> statement-breakpoint
CREATE TRIGGER track_objects BEFORE INSERT OR UPDATE OR DELETE ON profile_pictures
  FOR EACH ROW EXECUTE FUNCTION track_objects('small_record', 'large_record');--> statement-breakpoint
CREATE TRIGGER track_objects BEFORE INSERT OR UPDATE OR DELETE ON project_files
  FOR EACH ROW EXECUTE FUNCTION track_objects('content_record');--> statement-breakpoint
CREATE TRIGGER track_objects BEFORE INSERT OR UPDATE OR DELETE ON order_returns
  FOR EACH ROW EXECUTE FUNCTION track_objects('photo_record');--> statement-breakpoint
CREATE TRIGGER track_objects BEFORE INSERT OR UPDATE OR DELETE ON review_photos
  FOR EACH ROW EXECUTE FUNCTION track_objects('large_record', 'small_record');
