import type { PageKind } from '~/domain/measurements/page-kind';

export const PAGE_KIND_LABELS: Readonly<Record<PageKind, string>> = {
  home: 'Home',
  offer: 'Products, services, pricing',
  company: 'Company',
  help: 'Help, search, contact',
  journal: 'Journal',
  shop: 'Shop lists',
  product: 'Product pages',
  cart: 'Cart',
  checkout: 'Checkout',
};
