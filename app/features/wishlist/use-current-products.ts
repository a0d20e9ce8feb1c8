import { useEffect, useState } from 'react';
import { parseProduct } from '~/domain/catalogue/parse-product';
import type { Product } from '~/domain/catalogue/product';
import { parseList, parseRecord } from '~/domain/json/parse-unknown';
import { paths } from '~/paths';

/** R-WISHLIST-2: the current products of the list, `null` for those that are no longer sold. A product that is not in it is not fetched yet. */
export type CurrentProducts =
  | { status: 'unknown' }
  | { status: 'known'; products: ReadonlyMap<string, Product | null> }
  | { status: 'unavailable' };

async function fetchProducts(ids: readonly string[], signal: AbortSignal): Promise<CurrentProducts> {
  const response = await fetch(paths.shop.wishlistProducts(ids), { signal }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const products = parseList(parseRecord(body)?.products, parseProduct);
  if (!products) return { status: 'unavailable' };
  const found = new Map(products.map((product) => [product.id, product]));
  return { status: 'known', products: new Map(ids.map((id) => [id, found.get(id) ?? null])) };
}

/**
 * Fetches all products once, and again after one was added, when the tab becomes visible, and when the network is back.
 * A removed product needs no new request.
 */
export function useCurrentProducts(ids: readonly string[]): CurrentProducts {
  const [state, setState] = useState<CurrentProducts>({ status: 'unknown' });
  const [fetchedIds, setFetchedIds] = useState<ReadonlySet<string>>(new Set());
  const idsToFetch = ids.every((id) => fetchedIds.has(id)) ? undefined : ids.join(',');

  useEffect(() => {
    if (idsToFetch === undefined) return;
    const abortController = new AbortController();
    const allIds = idsToFetch.split(',');
    const update = async () => {
      const result = await fetchProducts(allIds, abortController.signal);
      if (abortController.signal.aborted) return;
      setState(result);
      if (result.status === 'known') setFetchedIds(new Set(allIds));
    };
    void update();
    const { signal } = abortController;
    addEventListener('online', update, { signal });
    // Also after an error, when nothing was fetched that the listener below could forget.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && update(), {
      signal,
    });
    return () => abortController.abort();
  }, [idsToFetch]);

  useEffect(() => {
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') setFetchedIds(new Set());
    };
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
  }, []);

  return state;
}
