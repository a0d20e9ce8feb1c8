import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { LayoutProvider } from '~/state/layout-provider';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useAriaCurrent } from './use-aria-current';

const JOURNAL_LINKS = [
  { label: 'Latest', href: paths.journal() },
  { label: 'Archive', href: paths.journalArchive() },
  { label: 'Picture essay', href: paths.pictureEssay() },
];

/** Frame of the journal: the site's header and a navigation of the journal. */
export function BlogFrame({ children }: { children: ReactNode }) {
  const getAriaCurrent = useAriaCurrent();
  return (
    <LayoutProvider area="journal">
      <SiteHeader />
      <nav aria-label="Journal" className="wrap">
        <ul className="flex gap-6 overflow-x-auto">
          <li className="flex min-h-11 items-center font-display text-lg font-semibold">Journal</li>
          {JOURNAL_LINKS.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={getAriaCurrent(href)}
                className="flex min-h-11 items-center text-[0.9375rem] whitespace-nowrap text-muted hover:text-text aria-[current]:font-semibold aria-[current]:text-text"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" tabIndex={-1} data-journal="" className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </LayoutProvider>
  );
}
