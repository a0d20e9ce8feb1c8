import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { VariantKey } from '~/domain/catalogue/product-variants';
import { isUuid } from '~/domain/text/uuid';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { stockAlerts } from '../db/schema/stock-alerts.server';
import { hasUnsubscribeLink, withdrawUnsent } from '../email/withdraw-unsent.server';
import { confirmAlert, isAlertOf, requestAlert } from './request-alert.server';
import {
  type AlertLink,
  type AlertLinkPurpose,
  hasValidKey,
  type StockAlertDeps,
} from './stock-alert-links.server';

/** Whether a link is valid, before its button is pressed. */
async function isValidLink(
  deps: StockAlertDeps,
  purpose: AlertLinkPurpose,
  link: AlertLink,
): Promise<boolean> {
  if (!hasValidKey(deps, purpose, link)) return false;
  if (purpose === 'leave') return true;
  if (!isUuid(link.id)) return false;
  const rows = await deps.db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(eq(stockAlerts.id, link.id));
  return rows.length > 0;
}

/**
 * Ends all alerts of an email by the link in its emails. True also when there is none. What is queued for it is not sent any more, and
 * what failed is not sent again.
 */
async function endAlerts(deps: StockAlertDeps, link: AlertLink): Promise<boolean> {
  if (!hasValidKey(deps, 'leave', link)) return false;
  // The deletion of the account locks emails before alerts.
  await retryOnConflict(() =>
    deps.db.transaction(async (transaction) => {
      // First, so that it waits for a job that is just writing an email of these requests.
      await transaction.delete(stockAlerts).where(eq(stockAlerts.recipientHash, link.id));
      // The link in their header has the hash of the recipient.
      await withdrawUnsent(transaction, hasUnsubscribeLink(link.id));
    }),
  );
  return true;
}

/** What a confirmed email waits for, of one product. */
const listWaiting = ({ db }: StockAlertDeps, productId: string, email: string): Promise<VariantKey[]> =>
  db
    .select({ color: stockAlerts.color, size: stockAlerts.size })
    .from(stockAlerts)
    .where(isAlertOf(productId, email))
    .orderBy(asc(stockAlerts.requestedAt), asc(stockAlerts.id));

/** Ends the alerts of a confirmed email for one product. */
async function stopWaiting({ db }: StockAlertDeps, productId: string, email: string): Promise<void> {
  await db.delete(stockAlerts).where(isAlertOf(productId, email));
}

/** How many wait for each variant. Throws NotAllowedError. */
async function countWaiting(
  { db }: StockAlertDeps,
  { user }: SignedIn,
  productId: string,
): Promise<(VariantKey & { people: number })[]> {
  requirePermission(user, 'products.manage');
  const { color, size } = stockAlerts;
  return db
    .select({ color, size, people: count() })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), isNotNull(stockAlerts.confirmedAt)))
    .groupBy(color, size)
    .orderBy(color, size);
}

/** R-ALERT-1: emails about sold-out products that are back. */
export const createStockAlerts = ({ db }: Database, options: Omit<StockAlertDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      request: requestAlert,
      confirm: confirmAlert,
      end: endAlerts,
      isValidLink,
      listWaiting,
      stopWaiting,
      countWaiting,
    },
  );

export type StockAlerts = ReturnType<typeof createStockAlerts>;
