import type { ReactNode } from 'react';
import { adminPaths } from '~/content/admin/admin-paths';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { Wordmark } from '~/ui/art/mark';
import { SkipLink } from '~/ui/navigation/skip-link';
import { site } from '~site';
import { ThemeToggle } from './theme-toggle';

/** The layout of the back office without anything of a user: for what is answered before it is known who asks. */
export function AdminPlainFrame({ children }: { children: ReactNode }) {
  return (
    <div {...{ [ADMIN_ATTRIBUTES.page]: '' }} className="min-h-dvh text-sm">
      <SkipLink href="#content">Skip to content</SkipLink>
      <header className="flex items-center justify-between gap-3 bg-bg-sunk px-4 py-2.5 lg:px-6">
        <Wordmark href={adminPaths.today()} name={site.name} />
        <ThemeToggle />
      </header>
      <main id="content" tabIndex={-1} className="px-4 pt-3 pb-10 outline-none lg:px-6 lg:pt-6">
        {children}
      </main>
    </div>
  );
}
