import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { formatOptions } from '~/domain/cart/line-changes';
import type { VariantKey } from '~/domain/catalogue/product-variants';
import {
  ANY_VARIANT,
  isAnyVariant,
  isOfferedVariant,
  type StockAlertState,
} from '~/domain/catalogue/stock-alert';
import { isUuid } from '~/domain/text/uuid';
import { HOUR_MS } from '~/domain/time/durations';
import { hasVariants } from '../catalogue/variant-stock.server';
import type { QueryBuilder } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import { stockAlerts } from '../db/schema/stock-alerts.server';
import { hashRecipient } from '../email/reserve-unconfirmed.server';
import {
  type AlertLink,
  createAlertLink,
  createLeaveLink,
  hasValidKey,
  type StockAlertDeps,
} from './stock-alert-links.server';

const isAvailable = (productId: string, { color, size }: VariantKey): SQL<boolean> =>
  sql`is_variant_available(${productId}, ${color}, ${size})`;

interface LockedVariant {
  name: string;
  variant: VariantKey;
  isAvailable: boolean;
}

/**
 * The variant of a published product. The lock makes a change of the stock wait, so that its trigger sees the alert.
 * `undefined` for an unknown one.
 */
async function lockVariant(
  transaction: QueryBuilder,
  productId: string,
  wanted: VariantKey,
): Promise<LockedVariant | undefined> {
  const [product] = await transaction
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.state, 'published')))
    .for('share');
  if (!product) return undefined;
  const variant = hasVariants(product) ? wanted : ANY_VARIANT;
  if (!isAnyVariant(variant) && !isOfferedVariant(product, variant)) return undefined;
  const [row] = await transaction
    .select({ isAvailable: isAvailable(productId, variant) })
    .from(products)
    .where(eq(products.id, productId));
  return { name: product.name, variant, isAvailable: row?.isAvailable ?? false };
}

interface AlertRequest {
  productId: string;
  /** Absent for a product without variants. */
  variant?: VariantKey | undefined;
  email: string;
  /** The signed-in user has confirmed this email. */
  isConfirmed: boolean;
}

/**
 * R-ALERT-1: stores who waits for a sold-out variant, once for each email. An unconfirmed email gets the link that confirms
 * it, at most once an hour; the result does not show whether it waits already.
 */
export async function requestAlert(
  deps: StockAlertDeps,
  { productId, variant: wanted = ANY_VARIANT, email, isConfirmed }: AlertRequest,
): Promise<Exclude<StockAlertState, 'stopped'> | 'unknown'> {
  const now = deps.clock();
  return deps.db.transaction(async (transaction) => {
    const locked = await lockVariant(transaction, productId, wanted);
    if (!locked) return 'unknown';
    if (locked.isAvailable) return 'available';
    const recipientHash = hashRecipient(email);
    const confirmedAt = isConfirmed ? now : null;
    const [alert] = await transaction
      .insert(stockAlerts)
      .values({
        id: uuid(),
        email,
        recipientHash,
        productId,
        ...locked.variant,
        requestedAt: now,
        confirmedAt,
      })
      .onConflictDoUpdate({
        target: [stockAlerts.productId, stockAlerts.color, stockAlerts.size, stockAlerts.recipientHash],
        set: {
          // Anyone can enter an email: its owner's confirmed request ends a year after the owner made it.
          requestedAt: isConfirmed
            ? now
            : sql`case when ${stockAlerts.confirmedAt} is null then excluded.requested_at else ${stockAlerts.requestedAt} end`,
          confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, ${confirmedAt}::timestamptz)`,
        },
      })
      .returning({ id: stockAlerts.id, confirmedAt: stockAlerts.confirmedAt });
    if (!alert) throw new Error('The alert was not written.');
    if (isConfirmed) return 'waiting';
    const { leave, headers } = createLeaveLink(deps, recipientHash);
    const queued = await deps.emailQueue.enqueue(transaction, {
      template: 'stock-alert-confirmation',
      data: {
        product: locked.name,
        options: formatOptions(locked.variant),
        link: createAlertLink(deps, 'confirm', alert.id),
        leave,
      },
      key: `stock-alert-confirm:${alert.id}:${Math.floor(now.getTime() / HOUR_MS)}`,
      to: email,
      audience: 'unconfirmed',
      replacesWithheld: true,
      headers,
      isDecoy: alert.confirmedAt !== null,
    });
    return queued === 'withheld' ? 'withheld' : 'asked';
  });
}

interface ConfirmedAlert {
  state: 'waiting' | 'available';
  productId: string;
}

/**
 * Confirms an alert by the link of the email. When the variant is back by now, the alert is deleted: the page says so.
 * `undefined` for an invalid link.
 */
export async function confirmAlert(
  deps: StockAlertDeps,
  link: AlertLink,
): Promise<ConfirmedAlert | undefined> {
  if (!isUuid(link.id) || !hasValidKey(deps, 'confirm', link)) return undefined;
  return deps.db.transaction(async (transaction) => {
    const isThis = eq(stockAlerts.id, link.id);
    const [alert] = await transaction.select().from(stockAlerts).where(isThis);
    if (!alert) return undefined;
    const { productId } = alert;
    const locked = await lockVariant(transaction, productId, alert);
    if (locked?.isAvailable) {
      await transaction.delete(stockAlerts).where(isThis);
      return { state: 'available', productId };
    }
    const confirmedAt = sql`coalesce(${stockAlerts.confirmedAt}, ${deps.clock().toISOString()}::timestamptz)`;
    await transaction.update(stockAlerts).set({ confirmedAt }).where(isThis);
    return { state: 'waiting', productId };
  });
}

/** Confirmed alerts of an email for a product. */
export const isAlertOf = (productId: string, email: string) =>
  and(
    eq(stockAlerts.productId, productId),
    eq(stockAlerts.recipientHash, hashRecipient(email)),
    isNotNull(stockAlerts.confirmedAt),
  );
