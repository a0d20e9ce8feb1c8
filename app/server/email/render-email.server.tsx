import { convert, type FormatCallback, type SelectorDefinition } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteUrl } from './components/site-url.server';

/** The strictest type that every mail program reads with standard box sizes. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const block = (lineBreaks: number) => ({
  format: 'block',
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks },
});

/** What a letter's parts call their rows: a fact is one line, "term: value"; an entry of a bill stands apart. */
const selectors: SelectorDefinition[] = [
  { selector: '[data-skip-in-text="true"]', format: 'skip' },
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ...['td', 'th'].map((selector) => ({ selector, ...block(1) })),
  { selector: 'tr[data-text="fact"]', ...block(1) },
  { selector: 'tr[data-text="entry"]', ...block(2) },
  { selector: 'th[data-text="term"]', format: 'term' },
  { selector: 'td[data-text="value"]', format: 'inline' },
];

const term: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(': ');
};

/** The letter as HTML and as plain text. Links to this site begin with `siteUrl`. */
export function renderEmail(body: ReactElement, siteUrl: string): { html: string; text: string } {
  const html = DOCTYPE + renderToStaticMarkup(<SiteUrl value={siteUrl}>{body}</SiteUrl>);
  const text = convert(html, { wordwrap: false, selectors, formatters: { term } });
  return { html, text: `${text.trim()}\n` };
}
