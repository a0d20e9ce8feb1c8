CREATE TABLE "event_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"day" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"guests" text NOT NULL,
	"state" text NOT NULL,
	"facts" jsonb,
	"started_at" timestamp with time zone,
	"sent_by" uuid,
	"finished_at" timestamp with time zone,
	"batches" integer DEFAULT 0 NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_emails_guests" CHECK ("event_emails"."guests" in ('all', 'arrived')),
	CONSTRAINT "event_emails_state" CHECK ("event_emails"."state" in ('draft', 'sending', 'sent')),
	CONSTRAINT "event_emails_started" CHECK ("event_emails"."state" = 'draft' or ("event_emails"."started_at" is not null and "event_emails"."facts" is not null))
);
--> statement-breakpoint
ALTER TABLE "event_emails" ADD CONSTRAINT "event_emails_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_emails_of_event" ON "event_emails" USING btree ("product_id","day","created_at");