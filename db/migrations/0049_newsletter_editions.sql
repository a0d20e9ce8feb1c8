CREATE TABLE "newsletter_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition_id" uuid NOT NULL,
	"subscriber_id" uuid,
	"state" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_once" UNIQUE("edition_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_state" CHECK ("newsletter_deliveries"."state" in ('queued', 'sent', 'failed', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"introduction" text NOT NULL,
	"articles" jsonb NOT NULL,
	"state" text NOT NULL,
	"send_at" timestamp with time zone,
	"content" jsonb,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"batches" integer DEFAULT 0 NOT NULL,
	"last_subscriber_id" uuid,
	"recipients" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_editions_number_unique" UNIQUE("number"),
	CONSTRAINT "newsletter_editions_state" CHECK ("newsletter_editions"."state" in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
	CONSTRAINT "newsletter_editions_scheduled" CHECK ("newsletter_editions"."state" <> 'scheduled' or "newsletter_editions"."send_at" is not null),
	CONSTRAINT "newsletter_editions_started" CHECK ("newsletter_editions"."state" in ('draft', 'scheduled') or ("newsletter_editions"."started_at" is not null and "newsletter_editions"."content" is not null))
);
--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_edition_id_newsletter_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_by_state" ON "newsletter_deliveries" USING btree ("edition_id","state");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_of_subscriber" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_editions_by_state" ON "newsletter_editions" USING btree ("state","number");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_editions_sending" ON "newsletter_editions" USING btree ("state") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "visit_counts_of_editions" ON "visit_counts" USING btree ("subject") WHERE measure = 'newsletter';