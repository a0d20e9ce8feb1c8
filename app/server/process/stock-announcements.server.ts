import type { StockChange } from '../catalogue/catalogue-change.server';
import type { Orders } from '../orders/orders.server';

/** Announces the stock changes of every placed order. */
export function addStockAnnouncements(orders: Orders, announce: (change: StockChange) => void): Orders {
  return {
    ...orders,
    async place(request) {
      const result = await orders.place(request);
      if (result.kind === 'placed') result.stock.forEach(announce);
      return result;
    },
  };
}
