ALTER TABLE "orders" RENAME COLUMN "by_email" TO "is_delivered_by_email";
--> statement-breakpoint
-- Emails that are not rendered yet: their templates read the value under one name.
UPDATE emails
SET content = jsonb_set(content #- ARRAY['data', former], '{data,isDeliveredByEmail}', content #> ARRAY['data', former])
FROM unnest(ARRAY['byEmail', 'isNotShipped', 'nothingIsSent']) AS former
WHERE content -> 'data' ? former;
