import type { ReactNode } from 'react';
import type { ComingSoonContent } from '~/content/products/coming-soon-content';
import type { SoftwareProduct } from '~/content/products/software-products';

export interface ComingSoonProductProps {
  product: SoftwareProduct;
  content: ComingSoonContent;
  /** The waitlist form. Each view places it itself. */
  waitlist: ReactNode;
}
