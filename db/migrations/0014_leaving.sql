CREATE TABLE "departures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departures_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "forgotten_when_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_by_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_of_the_departed" ON "orders" USING btree ("buyer_left_at") WHERE buyer_left_at is not null and buyer_removed_at is null;