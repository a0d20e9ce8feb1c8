import type { ReactNode } from 'react';
import { LayoutProvider } from '~/state/layout-provider';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Frame of the marketing pages: header, content, footer. */
export function MarketingFrame({ children }: { children: ReactNode }) {
  return (
    <LayoutProvider area="marketing">
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </LayoutProvider>
  );
}
