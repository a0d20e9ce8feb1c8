import type { CatalogueChange, StockChange } from '../catalogue/catalogue-change.server';
import { getCatalogueEffect } from '../catalogue/catalogue-tags.server';
import type { PageCache } from '../http/cache/page-cache.server';
import type { Orders } from '../orders/orders.server';

/** Announces the stock changes of every placed order. */
export function withStockAnnouncements(orders: Orders, announce: (change: StockChange) => void): Orders {
  return {
    ...orders,
    async place(request) {
      const result = await orders.place(request);
      if (result.kind === 'placed') result.stock.forEach(announce);
      return result;
    },
  };
}

/** Returns a function that invalidates the cached pages of a catalogue change. */
export function createInvalidation(cache: PageCache) {
  return (change: CatalogueChange, allowed = { mayServeStale: true }): void => {
    const { tags, mayServeStale } = getCatalogueEffect(change);
    if (tags === 'all') cache.invalidateAll();
    else cache.invalidate(tags, { mayServeStale: mayServeStale && allowed.mayServeStale });
  };
}
