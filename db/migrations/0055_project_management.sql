CREATE TABLE "project_hours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"milestone_id" uuid,
	"team_member_id" text NOT NULL,
	"worked_on" date NOT NULL,
	"minutes" integer NOT NULL,
	"note" text NOT NULL,
	"is_billable" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_hours_minutes" CHECK ("project_hours"."minutes" between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "project_updates" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_updates" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "shows_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "plan_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "projects" SET "changed_at" = greatest("created_at", (SELECT max("created_at") FROM "project_updates" WHERE "project_id" = "projects"."id"));--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "project_hours" ADD CONSTRAINT "project_hours_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_hours" ADD CONSTRAINT "project_hours_milestone_id_project_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."project_milestones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_hours_of_project" ON "project_hours" USING btree ("project_id","worked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_hours_of_milestone" ON "project_hours" USING btree ("milestone_id");--> statement-breakpoint
CREATE INDEX "project_milestones_open" ON "project_milestones" USING btree ("due_on","project_id") WHERE "project_milestones"."done_at" is null;--> statement-breakpoint
CREATE INDEX "projects_by_change" ON "projects" USING btree ("changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_by_state" ON "projects" USING btree ("state","changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_by_name" ON "projects" USING gin ("name" gin_trgm_ops);