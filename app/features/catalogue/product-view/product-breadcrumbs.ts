import type { Product } from '~/domain/catalogue/product';
import { paths } from '~/paths';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';

/** Breadcrumbs of a product, for the page and its structured data. */
export const buildProductBreadcrumbs = ({
  name,
  category,
}: Pick<Product, 'name' | 'category'>): Breadcrumb[] => [
  { label: 'Shop', href: paths.shop.home() },
  ...(category ? [{ label: category.name, href: paths.shop.catalogue({ category: [category.id] }) }] : []),
  { label: name },
];
