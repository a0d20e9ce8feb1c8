import { eq } from 'drizzle-orm';
import { accountItems } from '../../db/schema/account-items.server';
import type { PersonalDataArea } from '../types.server';

export const cartAndWishlist: PersonalDataArea = {
  id: 'account-items',
  title: 'Cart and wishlist',
  tables: ['account_items'],
  contents: 'What is in your cart and on your wishlist.',
  retention: { isRetained: false, text: 'Erased.' },
  async collect(db, { id }) {
    const { cart, wishlist, updatedAt } = accountItems;
    const [items] = await db
      .select({ cart, wishlist, updatedAt })
      .from(accountItems)
      .where(eq(accountItems.userId, id));
    return items ?? null;
  },
  async delete(transaction, { id }) {
    await transaction.delete(accountItems).where(eq(accountItems.userId, id));
  },
};
