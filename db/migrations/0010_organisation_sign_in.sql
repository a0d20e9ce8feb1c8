CREATE TABLE "provider_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"uid" text,
	"grant_id" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "provider_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "finished_sign_ins" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_records_by_uid" ON "provider_records" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "provider_records_of_grant" ON "provider_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "provider_records_by_expiry" ON "provider_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "finished_sign_ins_by_expiry" ON "finished_sign_ins" USING btree ("expires_at");