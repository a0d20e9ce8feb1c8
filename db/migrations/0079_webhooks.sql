CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"includes_contact" boolean NOT NULL,
	"paused" text,
	"secret_number" integer DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"order_event_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"response_status" integer,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "webhook_requests_ended" CHECK ("webhook_requests"."accepted_at" is null or "webhook_requests"."failed_at" is null)
);
--> statement-breakpoint
ALTER TABLE "webhook_requests" ADD CONSTRAINT "webhook_requests_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_requests" ADD CONSTRAINT "webhook_requests_order_event_id_order_events_id_fk" FOREIGN KEY ("order_event_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_requests_of_endpoint" ON "webhook_requests" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_requests_of_event" ON "webhook_requests" USING btree ("order_event_id");--> statement-breakpoint
CREATE INDEX "webhook_requests_by_age" ON "webhook_requests" USING btree ("created_at");--> statement-breakpoint
-- An id in the order of time, as the program creates them (RFC 9562, version 7).
CREATE FUNCTION create_id() RETURNS uuid
LANGUAGE sql VOLATILE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
    52, 1), 53, 1), 'hex')::uuid
$$;
--> statement-breakpoint
-- R-WEBHOOK-2: a request to each endpoint that wants the event, with the job that sends it, in the transaction of the event.
CREATE FUNCTION request_webhooks() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  wanted text := 'order.' || CASE new.kind WHEN 'status' THEN new.status ELSE new.kind END;
BEGIN
  -- The lock waits for a deletion of an endpoint, and then leaves it out.
  WITH endpoints AS (
    SELECT id FROM webhook_endpoints WHERE paused IS NULL AND wanted = ANY (events) FOR KEY SHARE
  ), requests AS (
    INSERT INTO webhook_requests (id, endpoint_id, event, order_event_id, created_at)
      SELECT create_id(), id, wanted, new.id, new.created_at FROM endpoints
      RETURNING id
  )
  INSERT INTO jobs (id, kind, payload)
    SELECT create_id(), 'send-webhook', jsonb_build_object('requestId', id) FROM requests;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_events_webhooks AFTER INSERT ON order_events FOR EACH ROW EXECUTE FUNCTION request_webhooks();
