-- `received` and `refunded` of an order are the sums of its payments, and of its refunds that did not fail. Differences are
-- added, so that two transactions at the same time are both counted.
CREATE FUNCTION payments_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    UPDATE orders SET received = received - old.amount WHERE id = old.order_id;
  END IF;
  IF tg_op <> 'DELETE' THEN
    UPDATE orders SET received = received + new.amount WHERE id = new.order_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refunds_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' AND old.state <> 'failed' THEN
    UPDATE orders SET refunded = refunded - old.amount WHERE id = old.order_id;
  END IF;
  IF tg_op <> 'DELETE' AND new.state <> 'failed' THEN
    UPDATE orders SET refunded = refunded + new.amount WHERE id = new.order_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payments_changed AFTER INSERT OR DELETE OR UPDATE OF order_id, amount ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_changed();
--> statement-breakpoint
CREATE TRIGGER refunds_changed AFTER INSERT OR DELETE OR UPDATE OF order_id, amount, state ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_changed();
--> statement-breakpoint
-- Orders that were paid before payments had a table of their own.
INSERT INTO payments (id, order_id, provider, reference, amount, currency, received_at, created_at)
SELECT gen_random_uuid(), id, payment_method, number, order_total, 'INR', paid_at, paid_at
FROM orders WHERE paid_at IS NOT NULL AND order_total > 0
  AND NOT EXISTS (SELECT FROM payments WHERE payments.order_id = orders.id)
ON CONFLICT (provider, reference) DO NOTHING;
--> statement-breakpoint
INSERT INTO refunds (id, order_id, amount, reason, state, created_at, done_at)
SELECT gen_random_uuid(), id, received, '', 'done', refunded_at, refunded_at
FROM orders CROSS JOIN LATERAL (
  SELECT max(created_at) AS refunded_at FROM order_events WHERE order_id = orders.id AND order_events.status = 'refunded'
) AS event
WHERE status = 'refunded' AND received > 0 AND refunded_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM refunds WHERE refunds.order_id = orders.id);
--> statement-breakpoint
UPDATE orders SET item_names = names.joined
FROM (SELECT order_id, string_agg(name, chr(10) ORDER BY position) AS joined FROM order_lines GROUP BY order_id) AS names
WHERE names.order_id = orders.id;
