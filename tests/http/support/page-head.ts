import { Window } from 'happy-dom';
import { sendRequest } from './send-request';

export interface PageHead {
  path: string;
  status: number;
  title: string;
  /** By `name` or `property`. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  structuredData: readonly unknown[];
  /** The labels of the breadcrumbs on the page. Empty if there are none. */
  breadcrumbs: readonly string[];
  isIndexable: boolean;
}

/** Reads the data of a page for search engines and link previews. */
export async function fetchPageHead(siteUrl: string, path: string): Promise<PageHead> {
  const { status, text } = await sendRequest(siteUrl, { path });
  const window = new Window();
  const document = new window.DOMParser().parseFromString(text, 'text/html');
  const meta = new Map(
    [...document.querySelectorAll('head meta')].map((element) => [
      element.getAttribute('name') ?? element.getAttribute('property') ?? '',
      element.getAttribute('content') ?? '',
    ]),
  );
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return {
    path,
    status,
    title: document.title,
    meta,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    structuredData: data.map((script) => JSON.parse(script.textContent)),
    breadcrumbs: [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(({ textContent }) =>
      textContent.trim(),
    ),
    isIndexable: status === 200 && !meta.get('robots')?.includes('noindex'),
  };
}
