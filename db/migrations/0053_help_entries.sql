CREATE TABLE "help_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"form" jsonb NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"published_on" date,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_entries_state" CHECK ("help_entries"."state" in ('draft', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "help_entries_scheduled" CHECK (("help_entries"."state" = 'scheduled') = ("help_entries"."publish_at" is not null)),
	CONSTRAINT "help_entries_published" CHECK ("help_entries"."state" <> 'published' or "help_entries"."published_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "help_entry_revisions" (
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"form" jsonb NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_entry_revisions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "help_entry_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "help_entry_revisions" ADD CONSTRAINT "help_entry_revisions_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_entry_revisions" ADD CONSTRAINT "help_entry_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_entry_slugs" ADD CONSTRAINT "help_entry_slugs_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "help_entries_slug" ON "help_entries" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "help_entries_by_change" ON "help_entries" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "help_entry_slugs_of_entry" ON "help_entry_slugs" USING btree ("entry_id");
--> statement-breakpoint
CREATE FUNCTION announce_help() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('help', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- R-HELP-2: what visitors read changed. A withdrawn entry hides one of the repository. Work on drafts is not announced.
CREATE TRIGGER help_entries_added AFTER INSERT ON help_entries
  FOR EACH ROW WHEN (NEW.state IN ('published', 'withdrawn')) EXECUTE FUNCTION announce_help();
--> statement-breakpoint
CREATE TRIGGER help_entries_changed AFTER UPDATE ON help_entries
  FOR EACH ROW WHEN (NEW.state IN ('published', 'withdrawn') OR OLD.state IN ('published', 'withdrawn'))
  EXECUTE FUNCTION announce_help();
--> statement-breakpoint
CREATE TRIGGER help_entries_removed AFTER DELETE ON help_entries
  FOR EACH ROW WHEN (OLD.state IN ('published', 'withdrawn')) EXECUTE FUNCTION announce_help();
