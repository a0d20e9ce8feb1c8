import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import type { Product } from '~/domain/catalogue/product';
import { EVENTS_CATEGORY_ID } from '~/domain/orders/issued-kind';
import type { Catalogue } from '~/server/catalogue/catalogue.server';

/** An open workshop: a ticket of the shop with its trainers. All texts are those of its product page. */
export interface OpenWorkshop {
  product: Product;
  when: string;
  where: string;
  level: string;
  trainers: string;
  included: string;
}

/** R-SERVICE-4: the products of the shop that are seats at a workshop. Their stock is the one that the shop shows. */
export async function readOpenWorkshops(catalogue: Catalogue): Promise<OpenWorkshop[]> {
  const { products } = await catalogue.searchProducts({
    ...EMPTY_CATALOGUE_QUERY,
    category: [EVENTS_CATEGORY_ID],
  });
  const pages = await Promise.all(products.map(({ id }) => catalogue.getProductById(id)));
  return pages.flatMap((page, index) => {
    const product = products[index];
    const find = (label: string) => page?.details.find((detail) => detail.label === label)?.value;
    const when = find('When');
    const where = find('Where');
    const trainers = find('Trainers');
    if (!product || !when || !where || !trainers) return [];
    return { product, when, where, trainers, level: find('Level') ?? '', included: find('Included') ?? '' };
  });
}
