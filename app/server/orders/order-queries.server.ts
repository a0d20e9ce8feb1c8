import { v7 as uuid } from 'uuid';
import type { Quote } from '~/domain/cart/quote';
import type { ProductVariant } from '~/domain/catalogue/product';
import { getVariantStock, resolveVariant } from '~/domain/catalogue/product-variants';
import { formatFinancialYear } from '~/domain/invoices/invoice-number';
import type { Checkout } from '~/domain/orders/checkout-schema';
import type { OrderEventDetails } from '~/domain/orders/order-event';
import {
  type CurrentRow,
  currentColumns,
  isRequestedId,
  toRequestedIds,
} from '../catalogue/quote-lines.server';
import type { SqlClient } from '../db/database.server';
import { getCurrentSpan } from '../tracing/span.server';
import type { PlaceRequest } from './types.server';

/** In the order of the ids: two carts with the same products wait for each other, and cannot deadlock. */
const LOCK = `select ${currentColumns} from products p left join categories c on c.id = p.category_id
  where p.id ${isRequestedId} order by p.id for update of p`;

/** Stock of variants changes only while their product is locked. */
const VARIANTS = `select product_id as "productId", color, size, stock from product_variants
  where product_id = any($1::text[]) and is_offered`;

/** Locks the products. The variants are read afterwards: the locking statement sees them as they were when it began. */
export async function lockProducts(transaction: SqlClient, ids: readonly string[]): Promise<CurrentRow[]> {
  const locked = await transaction.rows<CurrentRow>({
    name: 'lock-products',
    text: LOCK,
    values: [toRequestedIds(ids)],
  });
  const withVariants = locked.filter(({ variants }) => variants).map(({ id }) => id);
  if (withVariants.length === 0) return locked;
  const variants = await transaction.rows<ProductVariant & { productId: string }>({
    name: 'variants-of-locked',
    text: VARIANTS,
    values: [withVariants],
  });
  const byProduct = Map.groupBy(variants, ({ productId }) => productId);
  return locked.map((row) => (row.variants ? { ...row, variants: byProduct.get(row.id) ?? [] } : row));
}

export interface NewOrder {
  key: string;
  requestHash: string;
  userId: string | undefined;
  enteredBy: PlaceRequest['enteredBy'];
  checkout: Checkout;
  /** Tickets and gift cards alone. */
  isDeliveredByEmail: boolean;
  quote: Quote;
  taxRateBasisPoints: number;
  numberPrefix: string;
  placedAt: Date;
}

/** Sold units without a colour are those of products without variants. */
const TAKE_FROM_PRODUCTS = `, taken as (
    update products set stock = stock - sold.quantity
    from placed, jsonb_to_recordset($27::jsonb) as sold("productId" text, color text, quantity integer)
    where products.id = sold."productId" and sold.color is null
  )`;

const TAKE_FROM_VARIANTS = `, taken_variants as (
    update product_variants set stock = product_variants.stock - sold.quantity
    from placed, jsonb_to_recordset($27::jsonb) as sold("productId" text, color text, size text, quantity integer)
    where product_id = sold."productId" and product_variants.color = sold.color and product_variants.size = sold.size
  )`;

/**
 * Writes the order, its lines, its first event, the job of its confirmation and the new stock in one statement. Returns
 * no row when the key already has an order. `parseOrderNumber` has the format of the number. The position is taken only
 * when the order is written, so a refused order leaves no gap. `taking`: a table whose stock stays is left out, because its triggers would
 * run for unchanged rows.
 */
const createWrite = (taking: string): string => `
  with placed as (
    insert into orders (id, number, contact, delivery, billing, gstin, payment_method, notes,
      total, discount, tax, order_total, tax_rate_basis_points, idempotency_key, request_hash, created_at,
      user_id, email_confirmed_at, item_names, discount_code, code_discount, is_delivered_by_email)
    select $1::uuid, $2::text || '-' || $3::text || '-' || lpad(next_order_position($3::text)::text, 6, '0'),
      $4::jsonb, $5::jsonb, $6::jsonb, $7::text, $8::text, $9::text,
      $10::bigint, $11::bigint, $12::bigint, $13::bigint, $14::integer, $15::uuid, $16::text, $17::timestamptz,
      buyer.id, case when buyer.email_verified and buyer.email = lower($4::jsonb ->> 'email') then $17::timestamptz end,
      $22::text, $23::text, $24::bigint, $25::boolean
    from (select) as one left join users as buyer on buyer.id = $21::uuid
    where not exists (select from orders where idempotency_key = $15::uuid)
    on conflict (idempotency_key) do nothing
    returning id, number, email_confirmed_at
  ), lines as (
    insert into order_lines (order_id, position, product_id, name, options, color, size, quantity, price, sale, unit_discount,
      code_discount)
    select placed.id, line.*
    from placed, jsonb_to_recordset($18::jsonb) as line(position integer, "productId" text, name text,
      options jsonb, color text, size text, quantity integer, price bigint, sale jsonb, "unitDiscount" bigint,
      "codeDiscount" bigint)
  ), event as (
    insert into order_events (id, order_id, status, actor, user_id, details, created_at)
    select $19::uuid, id, 'placed', case when $28::uuid is null then 'buyer' else 'staff' end, $28::uuid, $29::jsonb,
      $17::timestamptz
    from placed
  ), job as (
    insert into jobs (id, kind, payload, traceparent)
    select $20::uuid, 'order-confirmation', jsonb_build_object('orderId', id), $26::text from placed
  )${taking}
  select id, number, email_confirmed_at is not null as "isEmailConfirmed" from placed`;

const WRITES = {
  products: createWrite(TAKE_FROM_PRODUCTS),
  variants: createWrite(TAKE_FROM_VARIANTS),
  both: createWrite(TAKE_FROM_PRODUCTS + TAKE_FROM_VARIANTS),
};

function toLineRows({ lines, priced }: Quote) {
  return lines.map(({ productId, quantity, options, product }, position) => ({
    position,
    productId,
    name: product.name,
    options,
    ...resolveVariant(product, options),
    quantity,
    price: product.price,
    sale: product.sale,
    unitDiscount: priced.lines[position]?.unitDiscount,
    codeDiscount: priced.codeDiscount?.shares[position] ?? 0,
  }));
}

/** Units of each product over all lines. */
export function countUnits(lines: Quote['lines']): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return units;
}

/** Units of each variant over all lines, with the product as it was locked. Empty for products without variants. */
export function countVariantUnits({ lines }: Pick<Quote, 'lines'>) {
  const groups = Map.groupBy(
    lines.filter(({ product }) => product.variants),
    ({ product, options }) => JSON.stringify([product.id, resolveVariant(product, options)]),
  );
  return [...groups.values()].flatMap((group) => {
    const [line] = group;
    if (!line) return [];
    const { product, options, productId } = line;
    const quantity = group.reduce((units, each) => units + each.quantity, 0);
    return [
      {
        productId,
        ...resolveVariant(product, options),
        quantity,
        stock: getVariantStock(product, options),
      },
    ];
  });
}

export interface WrittenOrder {
  id: string;
  number: string;
  /** The email is the confirmed one of the signed-in user. */
  isEmailConfirmed: boolean;
}

/** `undefined` when this key already has an order. The transaction must have locked the products. */
export async function writeOrder(
  transaction: SqlClient,
  {
    key,
    requestHash,
    userId,
    enteredBy,
    checkout,
    isDeliveredByEmail,
    quote,
    taxRateBasisPoints,
    numberPrefix,
    placedAt,
  }: NewOrder,
): Promise<WrittenOrder | undefined> {
  const { contact, delivery, billing, gstin, paymentMethod, notes } = checkout;
  const { total, discount, codeDiscount, tax, orderTotal } = quote.priced;
  const ofProducts = [...countUnits(quote.lines.filter(({ product }) => !product.variants))];
  const ofVariants = countVariantUnits(quote);
  const taken = ofVariants.length === 0 ? 'products' : ofProducts.length === 0 ? 'variants' : 'both';
  const [placed] = await transaction.rows<WrittenOrder>({
    name: `place-order-of-${taken}`,
    text: WRITES[taken],
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
      discount + (codeDiscount?.amount ?? 0),
      tax,
      orderTotal,
      taxRateBasisPoints,
      key,
      requestHash,
      placedAt,
      JSON.stringify(toLineRows(quote)),
      uuid(),
      uuid(),
      userId ?? null,
      quote.lines.map(({ product }) => product.name).join('\n'),
      codeDiscount?.code ?? null,
      codeDiscount?.amount ?? 0,
      isDeliveredByEmail,
      getCurrentSpan()?.traceparent ?? null,
      JSON.stringify([
        ...ofProducts.map(([productId, quantity]) => ({ productId, quantity })),
        ...ofVariants,
      ]),
      enteredBy?.userId ?? null,
      enteredBy ? JSON.stringify({ channel: enteredBy.channel } satisfies OrderEventDetails) : null,
    ],
  });
  return placed;
}
