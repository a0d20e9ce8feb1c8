-- The next position within a financial year (`2526`). One sequence a year, made when its first order comes;
-- the lock makes two first orders take turns, and is never reached again in that year.
CREATE FUNCTION next_order_position(year text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  positions text := 'order_positions_' || year;
BEGIN
  IF to_regclass(positions) IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('order_positions'));
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS %I', positions);
  END IF;
  RETURN nextval(positions::regclass);
END
$$;
