import type { APIRequestContext } from '@playwright/test';

export interface FetchedPage {
  path: string;
  status: number;
  html: string;
}

const atOnce = 6;

/** Fetches addresses of the site, a few at once, in their order. */
export async function fetchPages(
  request: APIRequestContext,
  addresses: readonly string[],
): Promise<FetchedPage[]> {
  const pages: FetchedPage[] = [];
  for (let start = 0; start < addresses.length; start += atOnce) {
    const some = addresses.slice(start, start + atOnce).map(async (address) => {
      const response = await request.get(address);
      const isText = /html/.test(response.headers()['content-type'] ?? '');
      return { address, status: response.status(), html: isText ? await response.text() : '' };
    });
    pages.push(...(await Promise.all(some)));
  }
  return pages;
}

const readAttribute = (attribute: string) => attribute.replaceAll('&amp;', '&');

/** Where the links of a page lead, whole addresses; what mail and telephone programs open is left out. */
export function extractLinks({ html, path: address }: FetchedPage, origin: string): URL[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(readAttribute(href), new URL(address, origin)))
    .filter(({ protocol }) => protocol.startsWith('http'));
}

/** The files of a page's pictures, in every size it offers. */
export function extractPictureUrls({ html }: FetchedPage): string[] {
  const single = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, src = '']) => readAttribute(src));
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    readAttribute(set)
      .split(',')
      .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  return [...single, ...sets].filter((file) => file.startsWith('/'));
}
