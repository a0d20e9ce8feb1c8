CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"file_name" text,
	"bytes" bigint,
	"row_count" bigint,
	"sha256" text,
	"failure" text
);
--> statement-breakpoint
CREATE INDEX "backups_by_time" ON "backups" USING btree ("finished_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);