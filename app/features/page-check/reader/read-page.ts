import type { PageFacts } from '~/features/page-check/rules/page-facts';
import { INERT_STYLE_ELEMENT, makePageInert } from './inert-page';
import { findUnlabelledFields, findUnnamedControls, normaliseSpaces } from './read-controls';
import { readStructuredData } from './read-structured-data';
import { readStyles } from './read-styles';

const countBytes = (text: string) => new TextEncoder().encode(text).length;

function getFileName(url: string | null): string {
  if (!url) return 'without an address';
  if (url.startsWith('data:')) return 'written into the page';
  return url.split(/[?#]/)[0]?.split('/').at(-1) || url;
}

/** Reads the facts of an HTML page. Nothing in it runs or is fetched: the document is parsed but never rendered. */
export function readPage(html: string): PageFacts {
  const page = new DOMParser().parseFromString(makePageInert(html), 'text/html');
  const selectAll = (selector: string) => [...page.querySelectorAll(selector)];
  const readAttributes = (selector: string, attribute = 'content') =>
    selectAll(selector)
      .map((element) => normaliseSpaces(element.getAttribute(attribute)))
      .filter(Boolean);
  const sumBytes = (selector: string) =>
    selectAll(selector).reduce((sum, { textContent }) => sum + countBytes(textContent ?? ''), 0);
  const findLink = (image: Element) => image.closest('a, button');
  return {
    bytes: countBytes(html),
    scriptBytes: sumBytes('script:not([src]):not([type="application/ld+json"])'),
    styleBytes: sumBytes(INERT_STYLE_ELEMENT),
    elements: selectAll('*').length,
    blockingScripts: selectAll('head script[src]:not([defer]):not([async]):not([type="module"])').map(
      (script) => getFileName(script.getAttribute('src')),
    ),
    headings: selectAll('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.localName[1]),
      text:
        normaliseSpaces(heading.textContent) ||
        normaliseSpaces(heading.querySelector('img')?.getAttribute('alt')),
    })),
    images: selectAll('img').map((image) => ({
      name: getFileName(image.getAttribute('src')),
      alt: image.getAttribute('alt'),
      isOnlyLinkContent: findLink(image) !== null && normaliseSpaces(findLink(image)?.textContent) === '',
    })),
    unnamedControls: findUnnamedControls(page),
    unlabelledFields: findUnlabelledFields(page),
    ...readStyles(page),
    externalStylesheets: selectAll('link[rel~="stylesheet"]').length,
    language: page.documentElement.getAttribute('lang'),
    viewport: readAttributes('meta[name="viewport" i]')[0] ?? null,
    titles: selectAll('head title')
      .map(({ textContent }) => normaliseSpaces(textContent))
      .filter(Boolean),
    descriptions: readAttributes('meta[name="description" i]'),
    canonicals: readAttributes('link[rel="canonical" i]', 'href'),
    robots: readAttributes('meta[name="robots" i]')[0] ?? null,
    shareTitle: readAttributes('meta[property="og:title" i]')[0] ?? null,
    shareImage: readAttributes('meta[property="og:image" i]')[0] ?? null,
    structuredData: selectAll('script[type="application/ld+json"]').map(({ textContent }) =>
      readStructuredData(textContent ?? ''),
    ),
  };
}
