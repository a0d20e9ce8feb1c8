import { LRUCache } from 'lru-cache';
import { createContext } from 'react-router';
import type { PageStyles } from './client-assets.server';
import { shortenClasses } from './short-class-names.server';
import { shortenJsonAttributes } from './shorten-html.server';

/** HTML of components below the first screen of a page, in the order of their placeholders. */
export const laterMarkup = createContext<string[]>();

const PLACEHOLDER = /<!--later:(\d+)-->/g;

/** Adds the HTML to the list. Returns a placeholder for it, which React writes into the page. */
export const addLaterMarkup = (list: string[], markup: string): string =>
  `<!--later:${list.push(markup) - 1}-->`;

/** The limit of each stylesheet. The HTML of a product card has 3 KB. */
const MAX_STORED = 1_000;

/** Shortened HTML, by the HTML of the component. */
const shortMarkup = new WeakMap<PageStyles, LRUCache<string, string>>();

/** As post-process-html shortens a page, but once for all pages with this HTML. */
function shorten(markup: string, css: PageStyles): string {
  if (!css.parts) return markup;
  const stored = shortMarkup.get(css) ?? new LRUCache<string, string>({ max: MAX_STORED });
  shortMarkup.set(css, stored);
  const known = stored.get(markup);
  if (known !== undefined) return known;
  const short = shortenJsonAttributes(css.classNames ? shortenClasses(markup, css.classNames) : markup);
  stored.set(markup, short);
  return short;
}

/** The page with the HTML of the list in place of its placeholders. */
export const insertLaterMarkup = (page: string, list: readonly string[], css: PageStyles): string =>
  list.length === 0
    ? page
    : page.replace(PLACEHOLDER, (_, index: string) => shorten(list[Number(index)] ?? '', css));
