import { createContext, useContext } from 'react';

/** The origin of the site, set while an email is rendered. */
export const SiteUrl = createContext('http://localhost');

/** The full URL of a path of this site. A full URL stays as it is. */
export function useAbsoluteUrl(href: string): string {
  return new URL(href, useContext(SiteUrl)).href;
}
