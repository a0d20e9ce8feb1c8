CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"large" "bytea" NOT NULL,
	"small" "bytea" NOT NULL
);
--> statement-breakpoint
DROP INDEX "reviews_of_product";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "buyer_key" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_of_review" ON "review_photos" USING btree ("review_id","id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "reviews_of_order" ON "reviews" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_buyer" ON "reviews" USING btree ("product_id","buyer_key");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id") WHERE state = 'approved';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('waiting', 'approved', 'refused'));--> statement-breakpoint
UPDATE reviews SET submitted_at = created_at;
--> statement-breakpoint
-- R-REVIEW-2: only approved reviews count. The lock makes two transactions count one after the other: the second one then
-- reads what the first one wrote. Stars are rounded to one decimal. A product whose numbers stay the same is announced all
-- the same: its reviews changed.
CREATE OR REPLACE FUNCTION refresh_reviews(ids text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET review_count = counted.number, review_stars = counted.stars
    FROM (SELECT rated.id, count(stars) AS number, coalesce(round(avg(stars), 1), 0) AS stars
          FROM unnest(ids) AS rated(id) LEFT JOIN reviews ON product_id = rated.id AND state = 'approved'
          GROUP BY rated.id) AS counted
    WHERE products.id = counted.id AND (review_count, review_stars) IS DISTINCT FROM (counted.number, counted.stars);
  PERFORM announce_catalogue(ARRAY(SELECT product_change(id, '{}', false) FROM unnest(ids) AS id LIMIT 51));
END
$$;
