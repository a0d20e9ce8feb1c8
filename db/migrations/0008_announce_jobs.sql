-- Wakes the workers of all processes when there is something to do at once. Sent at commit; several in a transaction are one.
CREATE FUNCTION announce_jobs() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jobs', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_inserted AFTER INSERT ON jobs
  FOR EACH ROW WHEN (NEW.run_after <= now()) EXECUTE FUNCTION announce_jobs();
