import { createContext, type ReactNode, useContext } from 'react';
import { styles } from './styles.server';

/** The origin of the site, set while an email is rendered. */
export const SiteUrl = createContext('http://localhost');

/** The full URL of a path of this site. A full URL stays as it is. */
export function useAbsoluteUrl(href: string): string {
  return new URL(href, useContext(SiteUrl)).href;
}

/** A link within a text: a path of this site, or a full URL. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={useAbsoluteUrl(href)} target="_blank" className="m-link" style={styles.link} rel="noopener">
      {children}
    </a>
  );
}
