import type { MetaDescriptor } from 'react-router';
import { site } from '~site';

/** A page's title as tabs and results show it. */
export const formatPageTitle = (title: string) => `${title} · ${site.name}`;

interface HiddenPage {
  /** The address opens something: it must not travel to other sites. */
  hasSecretUrl?: boolean;
}

/** The head of a page that is nobody's search result: what belongs to one person, or is a step on a way. */
export const noindexMeta = (title: string, { hasSecretUrl = false }: HiddenPage = {}): MetaDescriptor[] => [
  { title: formatPageTitle(title) },
  { name: 'robots', content: hasSecretUrl ? 'noindex, nofollow' : 'noindex' },
  ...(hasSecretUrl ? [{ name: 'referrer', content: 'no-referrer' }] : []),
];
