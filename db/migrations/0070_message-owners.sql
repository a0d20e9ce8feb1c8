ALTER TABLE "leads" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "received_emails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_emails" ADD CONSTRAINT "received_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_of_user" ON "leads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "received_emails_of_user" ON "received_emails" USING btree ("user_id");--> statement-breakpoint
UPDATE leads SET user_id = users.id FROM users
WHERE users.email_verified AND users.email = lower(leads.email);
--> statement-breakpoint
UPDATE received_emails SET user_id = users.id FROM users
WHERE users.email_verified AND users.email = received_emails.sender;
--> statement-breakpoint
-- Former emails that an account confirmed by the link of a change, as long as no other account has them.
CREATE TABLE former_emails AS
SELECT DISTINCT ON (email) user_id, email FROM (
  SELECT user_id, lower(payload ->> 'email') AS email, created_at FROM notifications WHERE payload ->> 'event' = 'email-changed'
) AS changes
WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.email = changes.email)
ORDER BY email, created_at DESC;
--> statement-breakpoint
UPDATE leads SET user_id = former_emails.user_id FROM former_emails
WHERE leads.user_id IS NULL AND lower(leads.email) = former_emails.email;
--> statement-breakpoint
UPDATE received_emails SET user_id = former_emails.user_id FROM former_emails
WHERE received_emails.user_id IS NULL AND received_emails.sender = former_emails.email;
--> statement-breakpoint
DROP TABLE former_emails;
