import type { ReactNode } from 'react';
import { useFullAddress } from './site-url.server';
import { styles } from './styles.server';

/** A link in a line of words: a path of this site, or a full address. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={useFullAddress(href)} className="m-link" style={styles.link}>
      {children}
    </a>
  );
}
