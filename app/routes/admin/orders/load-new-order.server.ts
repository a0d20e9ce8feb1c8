import { randomUUID } from 'node:crypto';
import type { SignedIn } from '~/domain/auth/session';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { MAX_FOUND_PRODUCTS, parseNewOrderQuery } from '~/domain/orders/new-order-query';
import type { FoundProducts } from '~/features/admin-orders/new-order/product-search';
import type { Catalogue } from '~/server/catalogue/catalogue.server';
import type { Services } from '~/server/services.server';

export async function findProducts(catalogue: Catalogue, q: string): Promise<FoundProducts | undefined> {
  if (!q) return undefined;
  const { products, total } = await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q });
  return { products: products.slice(0, MAX_FOUND_PRODUCTS), total };
}

/** Loads what the URL of a new order asks for. */
export async function loadNewOrder(
  { catalogue, orderManagement }: Pick<Services, 'catalogue' | 'orderManagement'>,
  actor: SignedIn,
  params: URLSearchParams,
) {
  const query = parseNewOrderQuery(params);
  const [quote, found, buyer] = await Promise.all([
    catalogue.quote(query.lines),
    findProducts(catalogue, query.q),
    query.customer ? orderManagement.getBuyer(actor, query.customer) : undefined,
  ]);
  return { query, quote, found, buyer, key: randomUUID() };
}
