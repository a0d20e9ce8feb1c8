import type { PageFacts } from '~/features/page-check/rules/page-facts';
import { makePageInert } from './inert-page';
import { findUnlabelledFields, findUnnamedControls, normaliseSpaces } from './read-controls';
import { readStructuredData } from './read-structured-data';
import { readStyles } from './read-styles';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function fileName(address: string | null): string {
  if (!address) return 'without an address';
  if (address.startsWith('data:')) return 'written into the page';
  return address.split(/[?#]/)[0]?.split('/').at(-1) || address;
}

/** Reads a page as it was sent. Nothing in it is run or fetched: the document is parsed and never shown. */
export function readPage(html: string): PageFacts {
  const page = new DOMParser().parseFromString(makePageInert(html), 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const said = (selector: string, attribute = 'content') =>
    all(selector)
      .map((element) => normaliseSpaces(element.getAttribute(attribute)))
      .filter(Boolean);
  const weight = (selector: string) =>
    all(selector).reduce((sum, { textContent }) => sum + bytesOf(textContent ?? ''), 0);
  const link = (image: Element) => image.closest('a, button');
  return {
    bytes: bytesOf(html),
    scriptBytes: weight('script:not([src]):not([type="application/ld+json"])'),
    styleBytes: weight('style'),
    elements: all('*').length,
    blockingScripts: all('head script[src]:not([defer]):not([async]):not([type="module"])').map((script) =>
      fileName(script.getAttribute('src')),
    ),
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.localName[1]),
      text:
        normaliseSpaces(heading.textContent) ||
        normaliseSpaces(heading.querySelector('img')?.getAttribute('alt')),
    })),
    images: all('img').map((image) => ({
      name: fileName(image.getAttribute('src')),
      alt: image.getAttribute('alt'),
      isOnlyLinkContent: link(image) !== null && normaliseSpaces(link(image)?.textContent) === '',
    })),
    unnamedControls: findUnnamedControls(page),
    unlabelledFields: findUnlabelledFields(page),
    ...readStyles(page),
    externalStylesheets: all('link[rel~="stylesheet"]').length,
    language: page.documentElement.getAttribute('lang'),
    viewport: said('meta[name="viewport" i]')[0] ?? null,
    titles: all('head title')
      .map(({ textContent }) => normaliseSpaces(textContent))
      .filter(Boolean),
    descriptions: said('meta[name="description" i]'),
    canonicals: said('link[rel="canonical" i]', 'href'),
    robots: said('meta[name="robots" i]')[0] ?? null,
    shareTitle: said('meta[property="og:title" i]')[0] ?? null,
    shareImage: said('meta[property="og:image" i]')[0] ?? null,
    structuredData: all('script[type="application/ld+json"]').map(({ textContent }) =>
      readStructuredData(textContent ?? ''),
    ),
  };
}
