import type { ReactNode } from 'react';
import type { ComingSoonContent } from '~/content/products/coming-soon-content';
import type { SoftwareProduct } from '~/content/products/software-products';

export interface ComingSoonProductProps {
  product: SoftwareProduct;
  content: ComingSoonContent;
  /** The form; each page has its own place for it. */
  waitlist: ReactNode;
}
