CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer NOT NULL,
	"sale_type" text,
	"sale_discount" bigint,
	"category_id" text,
	"colors" text[] DEFAULT '{}' NOT NULL,
	"sizes" text[] DEFAULT '{}' NOT NULL,
	"gender" text,
	"tag" text,
	"description" text NOT NULL,
	"story" text[] DEFAULT '{}' NOT NULL,
	"care" text[] DEFAULT '{}' NOT NULL,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"rank" integer DEFAULT 1000 NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"review_stars" numeric(2, 1) DEFAULT 0 NOT NULL,
	"unit_price" bigint GENERATED ALWAYS AS (product_unit_price(price, sale_type, sale_discount)) STORED NOT NULL,
	"facets" text[] GENERATED ALWAYS AS (product_facets(category_id, colors, sizes, gender, tag, review_stars, stock > 0, sale_discount > 0)) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (product_search(name, subtitle, category_id, tag, colors, description, story)) STORED NOT NULL,
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_state" CHECK ("products"."state" in ('draft', 'published', 'deleted')),
	CONSTRAINT "products_gender" CHECK ("products"."gender" in ('women', 'men', 'unisex')),
	CONSTRAINT "products_sale" CHECK (("products"."sale_type" is null and "products"."sale_discount" is null)
        or ("products"."sale_type" = 'amount' and "products"."sale_discount" >= 0)
        or ("products"."sale_type" = 'percent' and "products"."sale_discount" between 0 and 10000))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"author" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"stars" integer NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_after" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"email" text,
	"topic" text,
	"message" text,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"spam_score" integer DEFAULT 0 NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "leads_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"options" jsonb,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"sale" jsonb,
	"unit_discount" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"contact" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"billing" jsonb,
	"gstin" text,
	"payment_method" text NOT NULL,
	"notes" text,
	"total" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"order_total" bigint NOT NULL,
	"tax_rate_basis_points" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."order_total" = "orders"."total" - "orders"."discount" + "orders"."tax")
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_found" ON "products" USING gin ("search","facets") WITH (fastupdate=false) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "products_by_rank" ON "products" USING btree ("featured" DESC NULLS FIRST,"rank","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("unit_price","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "products_by_stars" ON "products" USING btree ("review_stars" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ((lower("name") collate "C"),"id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","unit_price","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_after") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_age" ON "leads" USING btree ("kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_by_age" ON "orders" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("contact" ->> 'email'),"created_at" DESC NULLS FIRST);