import { asc, eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.server';
import { stockAlerts } from '../../db/schema/stock-alerts.server';
import { hashRecipient } from '../../email/reserve-unconfirmed.server';
import type { PersonalDataArea } from '../types.server';

export const ownStockAlerts: PersonalDataArea = {
  id: 'stock-alerts',
  title: 'Sold-out products you wait for',
  tables: ['stock_alerts'],
  contents: 'Your address, and for which sold-out products you asked us to write to it.',
  retention: { isRetained: false, text: 'Erased. We do not write when they are back.' },
  async collect(db, { confirmedEmail }) {
    if (confirmedEmail === undefined) return [];
    const { email, color, size, requestedAt, confirmedAt } = stockAlerts;
    return db
      .select({ email, product: products.name, color, size, requestedAt, confirmedAt })
      .from(stockAlerts)
      .innerJoin(products, eq(products.id, stockAlerts.productId))
      .where(eq(stockAlerts.recipientHash, hashRecipient(confirmedEmail)))
      .orderBy(asc(requestedAt));
  },
  async delete(transaction, { confirmedEmail }) {
    if (confirmedEmail !== undefined)
      await transaction
        .delete(stockAlerts)
        .where(eq(stockAlerts.recipientHash, hashRecipient(confirmedEmail)));
  },
};
