CREATE TABLE "view_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "view_requests_answer" CHECK ("view_requests"."answer" in ('allowed', 'declined')),
	CONSTRAINT "view_requests_answered" CHECK (("view_requests"."answer" is null) = ("view_requests"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "open_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb,
	"state" text NOT NULL,
	"posted_on" date,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_roles_state" CHECK ("open_roles"."state" in ('draft', 'open', 'closed', 'filled')),
	CONSTRAINT "open_roles_ended" CHECK (("open_roles"."state" in ('closed', 'filled')) = ("open_roles"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "role_closings" (
	"role_id" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "view_requests" ADD CONSTRAINT "view_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_requests" ADD CONSTRAINT "view_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_roles" ADD CONSTRAINT "open_roles_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "view_requests_of_user" ON "view_requests" USING btree ("user_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "view_requests_of_admin" ON "view_requests" USING btree ("requested_by");