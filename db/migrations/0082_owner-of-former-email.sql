ALTER TABLE "gift_card_deliveries" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "gift_card_deliveries" ADD CONSTRAINT "gift_card_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_deliveries_by_email" ON "gift_card_deliveries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "gift_card_deliveries_of_user" ON "gift_card_deliveries" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_of_user" ON "quotes" USING btree ("user_id") WHERE user_id is not null;