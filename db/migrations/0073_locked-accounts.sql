ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_lock" CHECK (("users"."locked_at" is null) = ("users"."lock_reason" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locked_role" CHECK ("users"."locked_at" is null or "users"."role" = 'user');