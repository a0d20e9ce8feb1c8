CREATE TABLE "sender_links" (
	"email" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"linked_by" uuid,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sender_links_email" CHECK ("sender_links"."email" = lower("sender_links"."email"))
);
--> statement-breakpoint
ALTER TABLE "sender_links" ADD CONSTRAINT "sender_links_linked_by_users_id_fk" FOREIGN KEY ("linked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sender_links_of_person" ON "sender_links" USING btree ("person_id");