import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import type { SignedIn } from '~/domain/auth/session';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { editLines, parseNewOrderQuery, serialiseNewOrderQuery } from '~/domain/orders/new-order-query';
import type { FoundProducts } from '~/features/admin-orders/new-order/product-search';
import type { Catalogue } from '~/server/catalogue/catalogue.server';
import type { Services } from '~/server/services.server';

const MAX_FOUND = 8;

async function findProducts(catalogue: Catalogue, q: string): Promise<FoundProducts | undefined> {
  if (!q) return undefined;
  const { products, total } = await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q });
  return { products: products.slice(0, MAX_FOUND), total };
}

/** Loads what the URL of a new order asks for. A change of its lines leads to the URL with the new ones. */
export async function loadNewOrder(
  { catalogue, orderManagement }: Pick<Services, 'catalogue' | 'orderManagement'>,
  actor: SignedIn,
  params: URLSearchParams,
) {
  const query = parseNewOrderQuery(params);
  const edit = editLines(params);
  if (edit.kind === 'changed') {
    const changed = serialiseNewOrderQuery({ ...query, lines: edit.lines });
    throw redirect(adminPaths.newOrder(changed.toString()), 302);
  }
  const [quote, found, buyer] = await Promise.all([
    catalogue.quote(query.lines),
    findProducts(catalogue, query.q),
    query.customer ? orderManagement.getBuyer(actor, query.customer) : undefined,
  ]);
  return { query, edit, quote, found, buyer, key: randomUUID() };
}
