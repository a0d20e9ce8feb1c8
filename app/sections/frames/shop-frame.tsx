import type { ReactNode } from 'react';
import type { Cart } from '~/domain/cart/cart';
import { INITIAL_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';
import { LayoutProvider } from '~/state/layout-provider';
import { JsonData } from '~/ui/json-data';
import { ServerOnly } from '~/ui/server-only';
import { CompactFooter } from './compact-footer';
import { ShopHeader } from './shop-header';

interface ShopFrameProps {
  /** R-CART-6. Missing on an error page. */
  initialCart?: Cart;
  children: ReactNode;
}

/** Frame of the shop with search and cart in the header (R-ROUTE-5). Header and footer are not part of the script. */
export function ShopFrame({ initialCart, children }: ShopFrameProps) {
  return (
    <LayoutProvider area="shop">
      <ServerOnly id="shop-header" className="contents">
        {import.meta.env.SSR && <ShopHeader />}
      </ServerOnly>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ServerOnly id="shop-footer" className="contents">
        {import.meta.env.SSR && <CompactFooter />}
      </ServerOnly>
      {initialCart && <JsonData id={INITIAL_CART_ELEMENT_ID} value={initialCart} />}
    </LayoutProvider>
  );
}
