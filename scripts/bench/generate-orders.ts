import type { Database } from '~/server/db/database.server';

/** All values of an order depend on its number, so that shops of the same size are equal. The last one is the newest. */
const GENERATE = `
  insert into orders (id, number, status, contact, delivery, payment_method, total, discount, tax, order_total,
    tax_rate_basis_points, idempotency_key, request_hash, created_at, paid_at, received, has_open_return, item_names)
  select
    ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    'TS-2324-' || lpad(n::text, 6, '0'),
    status,
    jsonb_build_object('name', first_names[1 + h % 12] || ' ' || last_names[1 + (h / 12) % 12] || ' ' || n % 1000,
      'email', 'buyer' || (h % 50000) || '@example.com', 'phone', '+919876543210'),
    '{"line1": "14 Brick Kiln Lane", "city": "Bengaluru", "state": "Karnataka", "pin": "560038"}',
    case when h % 3 = 0 then 'bank' else 'upi' end,
    price, 0, tax, price + tax, 1800, gen_random_uuid(), '',
    timestamptz '2026-01-01' + n * interval '4 minutes',
    case when status in ('placed', 'cancelled') then null else timestamptz '2026-01-01' + n * interval '5 minutes' end,
    case when status in ('placed', 'cancelled') then 0 when h % 97 = 0 then 2 * (price + tax) else price + tax end,
    status = 'delivered' and h % 50 = 0,
    product.names[1 + (h / 5) % cardinality(product.names)]
  from generate_series($1::integer, $2::integer) as n
  -- Neighbouring numbers get unrelated hashes.
  cross join lateral (select abs(hashint8(n)::bigint) as h) as hashed
  cross join lateral (select 50000 + (h % 200) * 100 as price, 9000 + (h % 200) * 18 as tax) as amounts
  cross join lateral (select (array['placed', 'paid', 'packed', 'shipped', 'cancelled', 'delivered', 'delivered',
    'delivered', 'delivered', 'delivered'])[1 + (h / 3) % 10] as status) as life
  cross join (select array_agg(name order by id) as names from products) as product
  cross join (select
    '{Asha,Meera,Zarina,Kabir,Farhan,Nila,Tara,Rohan,Imran,Leela,Anand,Devika}'::text[] as first_names,
    '{Rao,Merchant,Ahluwalia,Nayak,Sandhu,Khan,Menon,Das,Bose,Pillai,Joshi,Iyer}'::text[] as last_names
  ) as words`;

const LINES = `
  insert into order_lines (order_id, position, product_id, name, quantity, price, unit_discount)
  select id, 0, 'mosaic-mug', item_names, 1, total, 0 from orders`;

const BATCH = 10_000;

/** Adds orders to a shop with products, for measurements and load tests. 100,000 take some seconds. */
export async function generateOrders(database: Database, count: number): Promise<void> {
  await database.db.transaction(async (transaction) => {
    for (let first = 1; first <= count; first += BATCH)
      await transaction.rows({ text: GENERATE, values: [first, Math.min(count, first + BATCH - 1)] });
    await transaction.rows({ text: LINES });
  });
  // The query planner needs statistics.
  await database.rows({ text: 'vacuum analyze' });
}
