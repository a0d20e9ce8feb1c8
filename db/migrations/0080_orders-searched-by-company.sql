ALTER TABLE "orders" drop column "search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(number || chr(10) || coalesce(contact ->> 'name', '') || chr(10) || coalesce(contact ->> 'company', '') || chr(10) || coalesce(contact ->> 'email', '') || chr(10) || coalesce(contact ->> 'phone', '') || chr(10) || item_names)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);
