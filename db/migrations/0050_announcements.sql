CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"link_label" text,
	"tone" text NOT NULL,
	"pages" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_tone" CHECK ("announcements"."tone" in ('info', 'offer', 'important')),
	CONSTRAINT "announcements_pages" CHECK ("announcements"."pages" in ('all', 'shop')),
	CONSTRAINT "announcements_times" CHECK ("announcements"."starts_at" < "announcements"."ends_at"),
	CONSTRAINT "announcements_link" CHECK (("announcements"."link" is null) = ("announcements"."link_label" is null))
);
--> statement-breakpoint
CREATE INDEX "announcements_end" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE FUNCTION announce_announcements() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('announcements', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announcements_changed AFTER INSERT OR UPDATE OR DELETE ON announcements
  FOR EACH STATEMENT EXECUTE FUNCTION announce_announcements();
