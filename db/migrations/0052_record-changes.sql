-- A process hears of changes by LISTEN, or it polls rows (INVALIDATION). The rows are in a schema of their own: they are not part
-- of the data, of backups and of resets. A restore of an older backup applies this migration again. Every start of a process
-- writes the way that all processes use.
DROP SCHEMA IF EXISTS change_log CASCADE;
--> statement-breakpoint
CREATE SCHEMA change_log;
--> statement-breakpoint
CREATE TABLE change_log.recording (is_on boolean NOT NULL);
--> statement-breakpoint
INSERT INTO change_log.recording VALUES (false);
--> statement-breakpoint
CREATE TABLE change_log.changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL,
  payload text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
-- A notification takes a lock of the whole database at commit. Recorded changes take none.
CREATE FUNCTION announce_change(channel text, payload text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM change_log.recording WHERE is_on) THEN
    INSERT INTO change_log.changes (channel, payload) VALUES ($1, $2);
  ELSE
    PERFORM pg_notify($1, $2);
  END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_catalogue(changes jsonb[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changes) > 50 THEN
    PERFORM announce_change('catalogue', '{"kind": "everything"}');
  ELSE
    PERFORM announce_change('catalogue', change::text) FROM unnest(changes) AS change;
  END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalogue_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('catalogue', '{"kind": "everything"}');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_jobs() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('jobs', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_call_length() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('call_length', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_articles() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('articles', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_announcements() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_change('announcements', '');
  RETURN NULL;
END
$$;
