CREATE TABLE "account_items" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cart" jsonb NOT NULL,
	"wishlist" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_items" ADD CONSTRAINT "account_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;