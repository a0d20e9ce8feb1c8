import { useEffect, useState } from 'react';
import { parseProduct } from '~/domain/catalogue/parse-product';
import type { Product } from '~/domain/catalogue/product';
import { parseList, parseRecord } from '~/domain/json/parse-unknown';
import { paths } from '~/paths';

/** The current products of the list. A product that is missing in `products` is no longer sold. */
export type CurrentProducts =
  | { status: 'unknown' }
  | { status: 'known'; products: ReadonlyMap<string, Product> }
  | { status: 'unavailable' };

async function fetchProducts(ids: readonly string[], signal: AbortSignal): Promise<CurrentProducts> {
  const response = await fetch(paths.shop.wishlistProducts(ids), { signal }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const products = parseList(parseRecord(body)?.products, parseProduct);
  return products
    ? { status: 'known', products: new Map(products.map((product) => [product.id, product])) }
    : { status: 'unavailable' };
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
    addEventListener('online', update, { signal: abortController.signal });
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
