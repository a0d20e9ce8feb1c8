import { LRUCache } from 'lru-cache';
import { escapeHtml } from '~/domain/text/escape-html';

/** Short names of classes, by their long names as they are written in HTML. */
export type ShortClassNames = ReadonlyMap<string, string>;

/** React also escapes apostrophes. */
const escapeClass = (name: string) => escapeHtml(name).replaceAll("'", '&#x27;');

export const readShortNames = (names: Readonly<Record<string, string>>): ShortClassNames =>
  new Map(Object.entries(names).map(([name, short]) => [escapeClass(name), short]));

/** All components together have fewer different attributes. */
const MAX_STORED = 5_000;

/** Attributes with short names, by the value with long names. */
const shortAttributes = new WeakMap<ShortClassNames, LRUCache<string, string>>();

/** The page with the short names of the stylesheet (scripts/build/class-names.ts): up to a tenth smaller after compression. */
export function shortenClasses(html: string, names: ShortClassNames): string {
  const attributes = shortAttributes.get(names) ?? new LRUCache<string, string>({ max: MAX_STORED });
  shortAttributes.set(names, attributes);
  const shorten = (_: string, value: string): string => {
    const known = attributes.get(value);
    if (known !== undefined) return known;
    const classes = value.split(' ').map((name) => names.get(name) ?? name);
    const attribute = ` class="${classes.join(' ')}"`;
    attributes.set(value, attribute);
    return attribute;
  };
  return html.replace(/ class="([^"]+)"/g, shorten);
}
