import { EDITION_PARAMETER, readEditionNumber } from '../newsletter/edition';
import { getPageKind } from './page-kind';

/**
 * What is counted by day. A visit is a page view that came from outside this site, so each visit has one source and one
 * device, and nothing joins two of its pages. A visit by a link of the newsletter also counts for the number of its edition.
 */
export const MEASURES = ['view', 'prefetch', 'source', 'device', 'order', 'newsletter'] as const;
export type Measure = (typeof MEASURES)[number];

export const SOURCES = ['direct', 'search', 'social', 'assistant', 'other-site'] as const;
export type Source = (typeof SOURCES)[number];

export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** One to be added to the count of a day. */
export interface CountedEvent {
  measure: Measure;
  /** The path of a page, a class of sources or devices, or the number of an edition. It never comes from a header as it is. */
  subject: string;
}

/** The parts of a request that are read. Nothing of them is stored. */
export interface CountedRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const SOURCES_OF_HOSTS: readonly (readonly [Source, RegExp])[] = [
  [
    'assistant',
    /(?:^|\.)(?:chatgpt\.com|openai\.com|perplexity\.ai|claude\.ai|gemini\.google\.com|copilot\.microsoft\.com)$/,
  ],
  [
    'search',
    /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|yahoo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|kagi\.com|baidu\.com|yandex\.[a-z.]{2,6})$/,
  ],
  [
    'social',
    /(?:^|\.)(?:linkedin\.com|lnkd\.in|facebook\.com|instagram\.com|x\.com|twitter\.com|t\.co|reddit\.com|youtube\.com|whatsapp\.com|t\.me|news\.ycombinator\.com|bsky\.app|github\.com)$/,
  ],
];

const AUTOMATED =
  /bot\b|bot[/;\s]|crawl|spider|slurp|headless|preview|lighthouse|phantom|puppeteer|playwright|facebookexternalhit|archiver/i;

const CHECKOUT = '/shop/checkout';

/** A page that was fetched ahead requests it when it is opened (`app/client/global/main.ts`). */
const PAGE_OPENED = '/page-opened';

const toText = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : (value?.[0] ?? '');

/** The class of the site whose link led here. */
export function getSource(referrer: string): Source {
  const host = URL.parse(referrer)?.hostname ?? '';
  if (!host) return 'direct';
  return SOURCES_OF_HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? 'other-site';
}

/** The class of the device by the headers of the browser. */
export function getDevice(userAgent: string, mobileHint: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return mobileHint === '?1' || /Mobi/i.test(userAgent) ? 'phone' : 'computer';
}

/** Not visitors who ask not to be counted. Programs do not send what a browser sends when a person opens a page. */
export function isCountedVisitor(headers: CountedRequest['headers']): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  const userAgent = toText(headers['user-agent']);
  return userAgent !== '' && !AUTOMATED.test(userAgent);
}

/** A redirect of the form, as a document (303) or to the script of the page (202), leads to the order. */
function isPlacedOrder(url: string, status: number): boolean {
  const [path] = url.split('?', 1);
  const isCheckout = path === CHECKOUT || path === `${CHECKOUT}.data`;
  return isCheckout && (status === 303 || status === 202);
}

/** The view of the page that sent the request. Only pages of this site can do that from a browser. */
function countOpenedPage(request: CountedRequest): readonly CountedEvent[] {
  const { headers } = request;
  const path = URL.parse(toText(headers.referer))?.pathname ?? '';
  const isOwn = headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty';
  return isOwn && getPageKind(path) && isCountedVisitor(headers) ? [{ measure: 'view', subject: path }] : [];
}

/**
 * R-MEASURE-1: what a request adds to the counts. Nothing for visitors who ask not to be counted (DNT, Sec-GPC), for programs,
 * for private pages, and for what is not a page.
 */
export function countRequest(request: CountedRequest, status: number): readonly CountedEvent[] {
  const { method, url = '', headers } = request;
  if (method === 'POST')
    return isPlacedOrder(url, status) && isCountedVisitor(headers)
      ? [{ measure: 'order', subject: CHECKOUT }]
      : [];
  if (url === PAGE_OPENED) return countOpenedPage(request);
  const isPage = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  if (!isPage || (status !== 200 && status !== 304) || !isCountedVisitor(headers)) return [];
  const [path = '', query] = url.split('?', 2);
  if (!getPageKind(path)) return [];
  if (toText(headers['sec-purpose']).startsWith('prefetch')) return [{ measure: 'prefetch', subject: path }];
  const view: CountedEvent = { measure: 'view', subject: path };
  if (headers['sec-fetch-site'] === 'same-origin') return [view];
  const userAgent = toText(headers['user-agent']);
  const edition = readEditionNumber(new URLSearchParams(query).get(EDITION_PARAMETER));
  return [
    view,
    ...(edition === undefined ? [] : [{ measure: 'newsletter' as const, subject: String(edition) }]),
    { measure: 'source', subject: getSource(toText(headers.referer)) },
    { measure: 'device', subject: getDevice(userAgent, toText(headers['sec-ch-ua-mobile'])) },
  ];
}
