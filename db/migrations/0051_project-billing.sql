CREATE TABLE "project_invitations" (
	"project_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_invitations_project_id_email_pk" PRIMARY KEY("project_id","email")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "hsn_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "charge" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_revisions" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "submission_key" uuid;--> statement-breakpoint
ALTER TABLE "project_invitations" ADD CONSTRAINT "project_invitations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_invitations_by_email" ON "project_invitations" USING btree ("email");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_milestone_id_project_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."project_milestones"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_of_milestone" ON "orders" USING btree ("milestone_id") WHERE status not in ('cancelled', 'refunded');--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_quote_id_unique" UNIQUE("quote_id");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_submission_key_unique" UNIQUE("submission_key");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_milestone" CHECK (("orders"."milestone_id" is null) = ("orders"."due_on" is null));--> statement-breakpoint
-- R-BILLING-4: a user who confirms an invited email becomes a member. The lock makes an invitation and a confirmation at the same
-- time wait for each other: the second one reads what the first one wrote.
CREATE FUNCTION lock_project_invitation(email text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('project-invitation:' || lower(email)))
$$;
--> statement-breakpoint
CREATE FUNCTION join_invited_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_project_invitation(NEW.email);
  INSERT INTO project_members (project_id, user_id, joined_at)
    SELECT project_id, NEW.id, now() FROM project_invitations WHERE email = lower(NEW.email)
    ON CONFLICT DO NOTHING;
  DELETE FROM project_invitations WHERE email = lower(NEW.email);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_join_invited_projects AFTER INSERT OR UPDATE OF email, email_verified ON users
  FOR EACH ROW WHEN (NEW.email_verified) EXECUTE FUNCTION join_invited_projects();
