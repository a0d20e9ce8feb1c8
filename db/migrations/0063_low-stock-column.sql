DROP INDEX "products_few_left";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_low" boolean GENERATED ALWAYS AS (stock <= 5) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_low;