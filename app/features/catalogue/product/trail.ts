import type { Product } from '~/domain/product';
import { paths } from '~/paths';
import type { Crumb } from '~/ui/breadcrumbs';

/** The way to a product, for the breadcrumbs and for search engines. */
export const productTrail = ({ name, category }: Pick<Product, 'name' | 'category'>): Crumb[] => [
  { label: 'Shop', href: paths.shop.front() },
  ...(category ? [{ label: category.name, href: paths.shop.catalogue({ category: [category.id] }) }] : []),
  { label: name },
];
