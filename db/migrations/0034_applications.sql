CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"stage" text,
	"rating" smallint,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_events_kind" CHECK ("application_events"."kind" in ('stage', 'note', 'email', 'rating'))
);
--> statement-breakpoint
CREATE TABLE "application_ratings" (
	"lead_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	CONSTRAINT "application_ratings_lead_id_user_id_pk" PRIMARY KEY("lead_id","user_id"),
	CONSTRAINT "application_ratings_rating" CHECK ("application_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"role_id" text NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stage_changed_at" timestamp with time zone NOT NULL,
	"anonymised_at" timestamp with time zone,
	CONSTRAINT "applications_stage" CHECK ("applications"."stage" in ('new', 'screening', 'interview', 'offer', 'hired', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_lead_id_applications_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."applications"("lead_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_lead_id_applications_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."applications"("lead_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ratings" ADD CONSTRAINT "application_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_of_lead" ON "application_events" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_by_stage" ON "applications" USING btree ("stage","lead_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_to_anonymise" ON "applications" USING btree ("role_id","created_at") WHERE "applications"."anonymised_at" is null and "applications"."stage" <> 'hired';--> statement-breakpoint
-- Applications that were sent before. Withdrawn ones have lost their role.
INSERT INTO "applications" ("lead_id", "role_id", "stage", "created_at", "stage_changed_at")
SELECT "id", "topic", CASE WHEN "state" IN ('open', 'done') THEN 'screening' ELSE 'new' END, "created_at", "created_at"
FROM "leads" WHERE "kind" = 'application' AND "withdrawn_at" IS NULL AND "topic" IS NOT NULL;--> statement-breakpoint
INSERT INTO "application_events" ("id", "lead_id", "kind", "text", "user_id", "created_at")
SELECT event."id", event."lead_id", CASE event."kind" WHEN 'reply' THEN 'email' ELSE 'note' END, event."text", event."user_id", event."created_at"
FROM "lead_events" event INNER JOIN "applications" ON "applications"."lead_id" = event."lead_id"
WHERE event."kind" IN ('note', 'reply');
