DROP INDEX "reviews_by_state";--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "submitted_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "submitted_at" SET DEFAULT now();--> statement-breakpoint
CREATE INDEX "reviews_by_submission" ON "reviews" USING btree ("state","submitted_at","id");