ALTER INDEX "jobs_given_up" RENAME TO "jobs_failed";--> statement-breakpoint
ALTER INDEX "orders_of_the_departed" RENAME TO "orders_of_deleted_users";
