CREATE TABLE "received_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"sender" text NOT NULL,
	"sender_name" text,
	"subject" text,
	"text" text,
	"quoted" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"refused_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_emails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_state";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "email_id" uuid;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "thread_of" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "received_emails" ADD CONSTRAINT "received_emails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_emails_of_lead" ON "received_emails" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "received_emails_by_sender" ON "received_emails" USING btree ("sender");--> statement-breakpoint
CREATE INDEX "received_emails_search" ON "received_emails" USING gin (lower("sender" || ' ' || coalesce("text", '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_email_id_received_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."received_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_thread_of_leads_id_fk" FOREIGN KEY ("thread_of") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_of_email" ON "attachments" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "emails_of_thread" ON "emails" USING btree ("thread_of") WHERE thread_of is not null;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_state" CHECK ("emails"."state" in ('queued', 'sent', 'stored', 'failed', 'bounced', 'withheld'));