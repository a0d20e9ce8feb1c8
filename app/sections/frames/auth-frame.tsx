import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { LayoutProvider } from '~/state/layout-provider';
import { Wordmark } from '~/ui/art/mark';
import { SkipLink } from '~/ui/navigation/skip-link';
import { site } from '~site';
import { QuoteCarousel } from '../marketing/quote-carousel';
import { AccountLink } from './account-link';
import { BackToTop } from './compact-footer';
import { ThemeToggle } from './theme-toggle';

/** Frame of the auth pages: the form, and quotes of customers on large screens (R-ROUTE-4). */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <LayoutProvider area="auth">
      <div className="grid min-h-dvh gap-grout lg:grid-cols-2">
        <SkipLink href="#content">Skip to content</SkipLink>
        <div className="flex flex-col">
          <header className="wrap flex min-h-15 flex-wrap items-center justify-between md:min-h-18">
            <Wordmark href={paths.home()} name={site.name} />
            <span className="flex items-center gap-1">
              <AccountLink />
              <ThemeToggle />
            </span>
          </header>
          <main id="content" tabIndex={-1} className="flex grow flex-col justify-center outline-none">
            {children}
          </main>
        </div>
        <BackToTop />
        <aside aria-label="What customers say" className="hidden lg:block">
          <QuoteCarousel />
        </aside>
      </div>
    </LayoutProvider>
  );
}
