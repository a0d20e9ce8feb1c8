CREATE TABLE "quote_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"notes" text,
	"terms" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_revisions_in_order" UNIQUE("quote_id","revision")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"client_name" text NOT NULL,
	"client_email" text NOT NULL,
	"company" text,
	"billing" jsonb NOT NULL,
	"gstin" text,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"notes" text,
	"terms" text NOT NULL,
	"lead_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"accepted_name" text,
	"answer_ip_address" text,
	"decline_reason" text,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_state" CHECK ("quotes"."state" in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "quotes_answer" CHECK (("quotes"."state" in ('accepted', 'declined')) = ("quotes"."answered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_by_state" ON "quotes" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotes_by_email" ON "quotes" USING btree (lower("client_email"));--> statement-breakpoint
CREATE INDEX "quotes_of_lead" ON "quotes" USING btree ("lead_id");--> statement-breakpoint
-- The next position of a quote within a financial year (`2627`), as for orders. A quote that is not saved leaves a gap.
CREATE FUNCTION next_quote_position(year text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  positions text := 'quote_positions_' || year;
BEGIN
  IF to_regclass(positions) IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('quote_positions'));
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS %I', positions);
  END IF;
  RETURN nextval(positions::regclass);
END
$$;
