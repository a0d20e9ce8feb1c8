import type { ReactNode } from 'react';
import type { ComingSoon } from '~/content/coming-soon';
import type { SoftwareProduct } from '~/content/products';

export interface ComingPageProps {
  product: SoftwareProduct;
  coming: ComingSoon;
  /** The form; each page has its own place for it. */
  waitlist: ReactNode;
}
