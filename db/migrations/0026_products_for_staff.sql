CREATE TABLE "product_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_picture_files" (
	"picture_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"product_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "product_picture_files_picture_id_width_format_pk" PRIMARY KEY("picture_id","width","format")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_plan" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_switches_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_events" ADD CONSTRAINT "product_events_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_events" ADD CONSTRAINT "product_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_picture_files" ADD CONSTRAINT "product_picture_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_events_of_product" ON "product_events" USING btree ("product_id","version" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_for_staff" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_few_left" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE stock <= 5;--> statement-breakpoint
CREATE INDEX "products_drafts" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "products_by_name_part" ON "products" USING gin (lower(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_to_switch" ON "products" USING btree ("sale_switches_at") WHERE sale_switches_at is not null;