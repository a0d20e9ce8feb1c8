CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('queued', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
DROP INDEX "jobs_waiting";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_by_recipient" ON "outbox" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "jobs_given_up" ON "jobs" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_open_key" ON "jobs" USING btree ("key") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_after") WHERE done_at is null and failed_at is null;