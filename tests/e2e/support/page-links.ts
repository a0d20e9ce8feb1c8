import type { APIRequestContext } from '@playwright/test';

export interface FetchedPage {
  path: string;
  status: number;
  html: string;
}

const CONCURRENCY = 6;

/** Fetches paths of the site, 6 at a time. The result has the order of `paths`. */
export async function fetchPages(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<FetchedPage[]> {
  const pages: FetchedPage[] = [];
  for (let start = 0; start < paths.length; start += CONCURRENCY) {
    const batch = paths.slice(start, start + CONCURRENCY).map(async (path) => {
      const response = await request.get(path);
      const isText = /html/.test(response.headers()['content-type'] ?? '');
      return { path, status: response.status(), html: isText ? await response.text() : '' };
    });
    pages.push(...(await Promise.all(batch)));
  }
  return pages;
}

const decodeAttribute = (attribute: string) => attribute.replaceAll('&amp;', '&');

/** The absolute URLs of the links of a page, without `mailto:` and `tel:`. */
export function extractLinks({ html, path }: FetchedPage, origin: string): URL[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(decodeAttribute(href), new URL(path, origin)))
    .filter(({ protocol }) => protocol.startsWith('http'));
}

/** The URLs of the pictures of a page, in every size. */
export function extractPictureUrls({ html }: FetchedPage): string[] {
  const sources = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, src = '']) =>
    decodeAttribute(src),
  );
  const sourceSets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    decodeAttribute(set)
      .split(',')
      .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return [...sources, ...sourceSets].filter((url) => url.startsWith('/'));
}
