import type { ReactNode } from 'react';
import { useAbsoluteUrl } from './site-url.server';
import { styles } from './styles.server';

/** A link within a text: a path of this site, or a full URL. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={useAbsoluteUrl(href)} target="_blank" className="m-link" style={styles.link} rel="noopener">
      {children}
    </a>
  );
}
