CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"target" text,
	"target_path" text,
	"status" text NOT NULL,
	"note" text NOT NULL,
	"uses" bigint DEFAULT 0 NOT NULL,
	"last_used_on" date,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_from_path_unique" UNIQUE("from_path"),
	CONSTRAINT "redirects_status" CHECK ("redirects"."status" in ('301', '302', '410')),
	CONSTRAINT "redirects_target" CHECK (("redirects"."status" = '410') = ("redirects"."target" is null)),
	CONSTRAINT "redirects_loop" CHECK ("redirects"."target_path" is null or "redirects"."target_path" <> "redirects"."from_path")
);
--> statement-breakpoint
CREATE INDEX "redirects_of_target" ON "redirects" USING btree ("target_path");--> statement-breakpoint
CREATE INDEX "redirects_search" ON "redirects" USING gin (("from_path" || ' ' || coalesce("target", '') || ' ' || "note") gin_trgm_ops);