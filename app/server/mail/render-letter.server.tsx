import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';
import { SiteUrl } from './parts/site-url.server';

/** As html-to-text calls its formatters; it brings no types. */
interface TextBuilder {
  addInline(text: string, options: object): void;
}
type Walk = (children: unknown, builder: TextBuilder) => void;

/** What a letter's parts call their rows: a fact is one line, "term: value"; an entry of a bill stands apart. */
const selectors = [
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  { selector: 'a', options: { linkBrackets: false as const, hideLinkHrefIfSameAsText: true } },
  {
    selector: 'tr[data-text="fact"]',
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  },
  {
    selector: 'tr[data-text="entry"]',
    format: 'block',
    options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
  },
  { selector: 'th[data-text="term"]', format: 'term' },
  { selector: 'td[data-text="value"]', format: 'inline' },
];

const formatters = {
  term(element: { children: unknown }, walk: Walk, builder: TextBuilder) {
    walk(element.children, builder);
    builder.addInline(': ', {});
  },
};

/** The letter as HTML and as plain text. Links to this site begin with `siteUrl`. */
export async function renderLetter(
  body: ReactElement,
  siteUrl: string,
): Promise<{ html: string; text: string }> {
  const html = await render(<SiteUrl value={siteUrl}>{body}</SiteUrl>);
  const text = toPlainText(html, { selectors, formatters });
  return { html, text: `${text.trim()}\n` };
}
