ALTER TABLE "pending_sign_ups" DROP CONSTRAINT "pending_sign_ups_token_hash_unique";--> statement-breakpoint
ALTER TABLE "sign_ins" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" DROP COLUMN "token_hash";