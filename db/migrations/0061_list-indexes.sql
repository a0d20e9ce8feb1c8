CREATE INDEX "audit_events_by_subject_part" ON "audit_events" USING gin (lower("subject_label") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "emails_by_recipient_part" ON "emails" USING gin (lower("recipient") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "emails_by_state" ON "emails" USING btree ("state","id" DESC NULLS FIRST) WHERE not is_decoy;--> statement-breakpoint
CREATE INDEX "gift_cards_by_time" ON "gift_cards" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gift_cards_by_code_end" ON "gift_cards" USING btree ("code_end");--> statement-breakpoint
CREATE INDEX "gift_cards_with_balance" ON "gift_cards" USING btree ("ends_at","balance") WHERE voided_at is null and balance > 0;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin (lower(coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("message", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("created_at");