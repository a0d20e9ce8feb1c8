import { v7 as uuid } from 'uuid';
import type { Quote } from '~/domain/cart/quote';
import type { Checkout } from '~/domain/orders/checkout-schema';
import { formatFinancialYear } from '~/domain/orders/order-status';
import type { SqlClient } from '../db/database.server';

export interface NewOrder {
  key: string;
  requestHash: string;
  userId: string | undefined;
  checkout: Checkout;
  quote: Quote;
  taxRateBasisPoints: number;
  numberPrefix: string;
  placedAt: Date;
}

/**
 * The order, its lines, its first event, its confirmation and what it takes out of stock, in one statement: they are
 * there together or not at all. Gives no row when the key has an order already. Numbers look as formatOrderNumber
 * makes them; the position is drawn only when the order is written, so that refusals leave no gaps.
 */
const WRITE = `
  with placed as (
    insert into orders (id, number, contact, delivery, billing, gstin, payment_method, notes,
      total, discount, tax, order_total, tax_rate_basis_points, idempotency_key, request_hash, created_at,
      user_id, email_confirmed_at)
    select $1::uuid, $2::text || '-' || $3::text || '-' || lpad(next_order_position($3::text)::text, 6, '0'),
      $4::jsonb, $5::jsonb, $6::jsonb, $7::text, $8::text, $9::text,
      $10::bigint, $11::bigint, $12::bigint, $13::bigint, $14::integer, $15::uuid, $16::text, $17::timestamptz,
      buyer.id, case when buyer.email_verified and buyer.email = lower($4::jsonb ->> 'email') then $17::timestamptz end
    from (select) as one left join users as buyer on buyer.id = $23::uuid
    where not exists (select from orders where idempotency_key = $15::uuid)
    on conflict (idempotency_key) do nothing
    returning id, number, email_confirmed_at
  ), lines as (
    insert into order_lines (order_id, position, product_id, name, options, quantity, price, sale, unit_discount)
    select placed.id, line.*
    from placed, jsonb_to_recordset($18::jsonb) as line(position integer, "productId" text, name text,
      options jsonb, quantity integer, price bigint, sale jsonb, "unitDiscount" bigint)
  ), event as (
    insert into order_events (id, order_id, status, actor, created_at)
    select $19::uuid, id, 'placed', 'customer', $17::timestamptz from placed
  ), job as (
    insert into jobs (id, kind, payload)
    select $20::uuid, 'order-confirmation', jsonb_build_object('orderId', id) from placed
  ), taken as (
    update products set stock = stock - sold.quantity
    from placed, unnest($21::text[], $22::integer[]) as sold(id, quantity)
    where products.id = sold.id
  )
  select id, number, email_confirmed_at is not null as "isEmailConfirmed" from placed`;

function linesOf({ lines, priced }: Quote) {
  return lines.map(({ productId, quantity, options, product }, position) => ({
    position,
    productId,
    name: product.name,
    options,
    quantity,
    price: product.price,
    sale: product.sale,
    unitDiscount: priced.lines[position]?.unitDiscount,
  }));
}

/** Units of each product over all lines. */
export function unitsByProduct({ lines }: Pick<Quote, 'lines'>): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return units;
}

export interface WrittenOrder {
  id: string;
  number: string;
  /** The address is the confirmed one of whoever is signed in. */
  isEmailConfirmed: boolean;
}

/** `undefined` when this key has made an order before. The products must be locked by this session. */
export async function writeOrder(
  session: SqlClient,
  { key, requestHash, userId, checkout, quote, taxRateBasisPoints, numberPrefix, placedAt }: NewOrder,
): Promise<WrittenOrder | undefined> {
  const { contact, delivery, billing, gstin, paymentMethod, notes } = checkout;
  const { total, discount, tax, orderTotal } = quote.priced;
  const units = unitsByProduct(quote);
  const [placed] = await session.rows<WrittenOrder>({
    name: 'place-order',
    text: WRITE,
    values: [
      uuid(),
      numberPrefix,
      formatFinancialYear(placedAt),
      JSON.stringify(contact),
      JSON.stringify(delivery),
      billing ? JSON.stringify(billing) : null,
      gstin ?? null,
      paymentMethod,
      notes ?? null,
      total,
      discount,
      tax,
      orderTotal,
      taxRateBasisPoints,
      key,
      requestHash,
      placedAt,
      JSON.stringify(linesOf(quote)),
      uuid(),
      uuid(),
      [...units.keys()],
      [...units.values()],
      userId ?? null,
    ],
  });
  return placed;
}
