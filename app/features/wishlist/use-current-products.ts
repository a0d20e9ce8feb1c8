import { useEffect, useState } from 'react';
import { parseProduct } from '~/domain/catalogue/parse-product';
import type { Product } from '~/domain/catalogue/product';
import { parseList, parseRecord } from '~/domain/json/parse-unknown';
import { paths } from '~/paths';

/** How the shop has the things on the list now; one that is not among them is sold no longer. */
export type CurrentProducts =
  | { status: 'unknown' }
  | { status: 'known'; products: ReadonlyMap<string, Product> }
  | { status: 'unavailable' };

async function ask(ids: readonly string[], signal: AbortSignal): Promise<CurrentProducts> {
  const answer = await fetch(paths.shop.wishlistProducts(ids), { signal }).catch(() => undefined);
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const products = parseList(parseRecord(body)?.products, parseProduct);
  return products
    ? { status: 'known', products: new Map(products.map((product) => [product.id, product])) }
    : { status: 'unavailable' };
}

/**
 * Asks once for all of them, and again when one is new, when the tab is looked at again, and when the network is back.
 * What was taken off needs no new answer.
 */
export function useCurrentProducts(ids: readonly string[]): CurrentProducts {
  const [now, setNow] = useState<CurrentProducts>({ status: 'unknown' });
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const wanted = ids.every((id) => asked.has(id)) ? undefined : ids.join(',');

  useEffect(() => {
    if (wanted === undefined) return;
    const stop = new AbortController();
    const all = wanted.split(',');
    const update = async () => {
      const answer = await ask(all, stop.signal);
      if (stop.signal.aborted) return;
      setNow(answer);
      if (answer.status === 'known') setAsked(new Set(all));
    };
    void update();
    addEventListener('online', update, { signal: stop.signal });
    return () => stop.abort();
  }, [wanted]);

  useEffect(() => {
    const onSight = () => {
      if (document.visibilityState === 'visible') setAsked(new Set());
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, []);

  return now;
}
