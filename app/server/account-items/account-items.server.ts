import { eq } from 'drizzle-orm';
import {
  hasSameItems,
  type AccountItems as Items,
  MAX_ACCOUNT_LINES,
  mergeItems,
  NO_ITEMS,
} from '~/domain/account-items/account-items';
import type { AccountState } from '~/domain/account-items/account-items-response';
import type { SignedIn } from '~/domain/auth/session';
import { bindDeps } from '../bind-deps.server';
import type { Database, ServiceDeps } from '../db/database.server';
import { accountItems } from '../db/schema/account-items.server';

type Row = typeof accountItems.$inferSelect;

const toState = ({
  userId,
  revision,
  cart,
  wishlist,
}: Pick<Row, 'userId' | 'revision' | 'cart' | 'wishlist'>) => ({
  account: userId,
  revision,
  items: { cart, wishlist },
});

/** The items of the signed-in user. */
async function read({ db }: ServiceDeps, { user }: SignedIn): Promise<AccountState> {
  const [row] = await db.select().from(accountItems).where(eq(accountItems.userId, user.id));
  return row ? toState(row) : { account: user.id, revision: 0, items: NO_ITEMS };
}

/**
 * R-SYNC-1: merges what a browser made of `base` into the items of the signed-in user. `full`: there are more than
 * MAX_ACCOUNT_LINES, and nothing was stored.
 */
const merge = (
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { base, own }: { base: Items; own: Items },
): Promise<AccountState | 'full'> =>
  db.transaction(async (transaction) => {
    const isOwn = eq(accountItems.userId, user.id);
    await transaction
      .insert(accountItems)
      .values({ userId: user.id, cart: [], wishlist: [], revision: 0, updatedAt: clock() })
      .onConflictDoNothing();
    // Serialises the changes of several devices.
    const [row] = await transaction.select().from(accountItems).where(isOwn).for('update');
    if (!row) throw new Error('The row was inserted before.');
    const stored = toState(row);
    const { cart, wishlist } = mergeItems(base, stored.items, own);
    if (Math.max(cart.length, wishlist.length) > MAX_ACCOUNT_LINES) return 'full';
    if (hasSameItems({ cart, wishlist }, stored.items)) return stored;
    const changed = { cart: [...cart], wishlist: [...wishlist], revision: row.revision + 1 };
    await transaction
      .update(accountItems)
      .set({ ...changed, updatedAt: clock() })
      .where(isOwn);
    return toState({ userId: user.id, ...changed });
  });

/** Cart and wishlist of an account, which its devices share. All functions act for the signed-in user. */
export const createAccountItems = ({ db }: Database, { clock }: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, clock }, { read, merge });

export type AccountItemsService = ReturnType<typeof createAccountItems>;
