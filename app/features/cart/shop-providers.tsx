import type { ReactNode } from 'react';
import { NotificationProvider } from '~/state/notification-provider';
import { ShopProvider } from '~/state/shop-provider';
import { site } from '~site';

/** React contexts that the hydrated pages of the shop need. */
export function ShopProviders({ children }: { children: ReactNode }) {
  return (
    <NotificationProvider>
      <ShopProvider taxRateBasisPoints={site.tax.rateBasisPoints} currencyLabel={site.currency.label}>
        {children}
      </ShopProvider>
    </NotificationProvider>
  );
}
