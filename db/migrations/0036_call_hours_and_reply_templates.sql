CREATE TABLE "call_settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"week" jsonb NOT NULL,
	"slot_minutes" integer NOT NULL,
	"days_ahead" integer NOT NULL,
	"days_off" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "call_settings_one_row" CHECK ("call_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_kind";--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_name" ON "reply_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "calls_by_start" ON "calls" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_kind" CHECK ("lead_events"."kind" in ('note', 'reply', 'state', 'owner', 'call-moved', 'call-cancelled'));--> statement-breakpoint
-- What the program offered before the hours could be edited.
INSERT INTO "call_settings" ("id", "week", "slot_minutes", "days_ahead", "days_off")
SELECT 1, jsonb_agg(jsonb_build_object('weekday', weekday, 'periods', jsonb_build_array(
  jsonb_build_object('from', '10:00', 'until', '13:00'), jsonb_build_object('from', '14:00', 'until', '18:00')))
  ORDER BY weekday), 30, 21, '[]'
FROM generate_series(1, 5) AS weekday;
--> statement-breakpoint
-- Cached pages show the length of a call. Sent at commit to all processes.
CREATE FUNCTION announce_call_length() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('call_length', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER call_length_changed AFTER UPDATE ON call_settings
  FOR EACH ROW WHEN (OLD.slot_minutes <> NEW.slot_minutes) EXECUTE FUNCTION announce_call_length();
