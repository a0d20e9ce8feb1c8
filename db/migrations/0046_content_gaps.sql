CREATE TABLE "content_gaps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"is_probe" boolean NOT NULL,
	"count" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_gaps_kind" CHECK ("content_gaps"."kind" in ('search', 'question', 'help', 'path')),
	CONSTRAINT "content_gaps_state" CHECK ("content_gaps"."state" in ('open', 'done', 'ignored'))
);
--> statement-breakpoint
-- Searches without a result were counted by day. From now on a text has one row.
INSERT INTO "content_gaps" ("id", "kind", "text", "is_probe", "count", "first_day", "last_day")
SELECT gen_random_uuid(), 'search', "words", false, sum("count"), min("day"), max("day")
FROM "site_search_misses" GROUP BY "words";
--> statement-breakpoint
DROP TABLE "site_search_misses";--> statement-breakpoint
ALTER TABLE "content_gaps" ADD CONSTRAINT "content_gaps_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_gaps_text" ON "content_gaps" USING btree ("text","kind");--> statement-breakpoint
CREATE INDEX "content_gaps_new" ON "content_gaps" USING btree ("first_day","kind","is_probe");--> statement-breakpoint
CREATE INDEX "content_gaps_listed" ON "content_gaps" USING btree ("state","is_probe","count","id");--> statement-breakpoint
CREATE INDEX "content_gaps_of_kind" ON "content_gaps" USING btree ("state","is_probe","kind","count","id");