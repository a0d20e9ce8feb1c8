-- The id of a template is in the row and, until the email is rendered, in its content. Keys of most emails begin with it.
CREATE TABLE renamed_templates (former text PRIMARY KEY, current text NOT NULL);
--> statement-breakpoint
INSERT INTO renamed_templates VALUES
  ('call-called-off', 'call-cancelled'),
  ('call-cancelled', 'call-cancelled-staff-email'),
  ('comment-notice', 'comment-staff-email'),
  ('confirm-address', 'confirm-email'),
  ('lead-notice', 'lead-staff-email'),
  ('leaving-asked', 'deletion-requested'),
  ('leaving-done', 'account-deleted'),
  ('leaving-taken-back', 'deletion-cancelled'),
  ('order-cancelled-notice', 'order-cancelled-staff-email'),
  ('order-notice', 'order-staff-email'),
  ('project-news', 'project-update'),
  ('quote-notice', 'quote-staff-email'),
  ('return-notice', 'return-staff-email');
--> statement-breakpoint
UPDATE emails SET template = current FROM renamed_templates WHERE template = former;
--> statement-breakpoint
UPDATE emails SET content = jsonb_set(content, '{template}', to_jsonb(current))
FROM renamed_templates WHERE content ->> 'template' = former;
--> statement-breakpoint
UPDATE emails SET content = jsonb_set(content, '{data,reason}', '"by-user"')
WHERE content ->> 'template' = 'deletion-cancelled' AND content #>> '{data,reason}' = 'taken-back';
--> statement-breakpoint
-- First, because the key of another email gets its beginning below. Keys are unique.
UPDATE emails SET key = 'call-cancelled-staff-email' || substr(key, length('call-cancelled:')) WHERE key LIKE 'call-cancelled:%';
--> statement-breakpoint
UPDATE emails SET key = current || substr(key, length(former) + 1)
FROM renamed_templates WHERE split_part(key, ':', 1) = former AND former <> 'call-cancelled';
--> statement-breakpoint
DROP TABLE renamed_templates;
