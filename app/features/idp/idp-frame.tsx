import type { ReactNode } from 'react';
import { SAMPLE_DIRECTORY_NAME } from '~/content/samples/sample-directory';
import { ThemeToggle } from '~/sections/frames/theme-toggle';
import { SkipLink } from '~/ui/navigation/skip-link';
import { SignInIndicator } from './sign-in-indicator';

/** Layout of the IdP's pages: the site's design without its menus, small enough for a popup. */
export function IdpFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">Skip to content</SkipLink>
      <header className="wrap flex h-15 items-center justify-between md:h-18">
        <p className="flex items-center gap-3 font-display text-lg leading-none font-semibold tracking-[-0.02em]">
          <SignInIndicator state="in" glaze="jade" size="sm" />
          {SAMPLE_DIRECTORY_NAME}
        </p>
        <ThemeToggle />
      </header>
      <main id="content" tabIndex={-1} className="wrap grid grow content-center py-8 outline-none md:py-14">
        {children}
      </main>
      <footer className="wrap pb-8">
        <p className="max-w-prose text-sm text-muted">
          This directory stands in for your organisation’s own sign-in. It belongs to the demonstration: the
          people are invented, and no password is asked for.
        </p>
      </footer>
    </div>
  );
}
