import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useAriaCurrent } from './use-aria-current';

const places = [
  { label: 'Latest', href: paths.journal() },
  { label: 'Archive', href: '/blog/list-sidebar' },
  { label: 'Picture essay', href: '/blog/single/v2' },
];

/** The journal's layout: the site's header, and a line that leads through the journal. */
export function BlogFrame({ children }: { children: ReactNode }) {
  const ariaCurrent = useAriaCurrent();
  return (
    <>
      <SiteHeader />
      <nav aria-label="Journal" className="wrap">
        <ul className="flex gap-6 overflow-x-auto">
          <li className="flex min-h-11 items-center font-display text-lg font-semibold">Journal</li>
          {places.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={ariaCurrent(href)}
                className="flex min-h-11 items-center text-[0.9375rem] whitespace-nowrap text-muted hover:text-text aria-[current]:font-semibold aria-[current]:text-text"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
