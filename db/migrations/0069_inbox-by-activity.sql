DROP INDEX "leads_by_state";--> statement-breakpoint
CREATE INDEX "leads_by_activity" ON "leads" USING btree (coalesce(answered_at, created_at) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state",coalesce(answered_at, created_at) desc,"id" DESC NULLS FIRST);