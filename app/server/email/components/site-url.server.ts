import { createContext, useContext } from 'react';

/** The address that people use, set around a letter while it is rendered. */
export const SiteUrl = createContext('http://localhost');

/** A path of this site, or a full address, as a letter needs it: in full. */
export function useAbsoluteUrl(href: string): string {
  return new URL(href, useContext(SiteUrl)).href;
}
