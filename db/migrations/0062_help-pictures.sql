CREATE TABLE "help_picture_files" (
	"picture_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"content" "bytea",
	"content_record" jsonb,
	CONSTRAINT "help_picture_files_picture_id_width_format_pk" PRIMARY KEY("picture_id","width","format"),
	CONSTRAINT "help_picture_files_content" CHECK ("help_picture_files"."content" is not null or coalesce("help_picture_files"."content_record" ? 'key', false))
);
--> statement-breakpoint
ALTER TABLE "help_picture_files" ADD CONSTRAINT "help_picture_files_entry_id_help_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."help_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_picture_files_of_entry" ON "help_picture_files" USING btree ("entry_id");--> statement-breakpoint
CREATE TRIGGER track_objects BEFORE INSERT OR UPDATE OR DELETE ON help_picture_files
  FOR EACH ROW EXECUTE FUNCTION track_objects('content_record');
