import type { Product } from '~/domain/catalogue/product';
import { paths } from '~/paths';
import type { Crumb } from '~/ui/navigation/breadcrumbs';

/** The way to a product, for the breadcrumbs and for search engines. */
export const productBreadcrumbs = ({ name, category }: Pick<Product, 'name' | 'category'>): Crumb[] => [
  { label: 'Shop', href: paths.shop.home() },
  ...(category ? [{ label: category.name, href: paths.shop.catalogue({ category: [category.id] }) }] : []),
  { label: name },
];
