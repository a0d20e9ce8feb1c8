import { convert, type FormatCallback, type SelectorDefinition } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailBody } from './components/email-frame.server';
import { SiteUrl } from './components/site-link.server';
import { type EmailContent, templates } from './templates/registry.server';

/** Mail clients need this type for the standard box model. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const block = (lineBreaks: number) => ({
  format: 'block',
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks },
});

/** Rows of the components: a fact becomes one line, "term: value"; empty lines separate the entries of a table. */
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

/** The email as HTML and as plain text. Paths become URLs of `siteUrl`. */
function renderEmailBody(body: ReactElement, siteUrl: string): { html: string; text: string } {
  const html = DOCTYPE + renderToStaticMarkup(<SiteUrl value={siteUrl}>{body}</SiteUrl>);
  const text = convert(html, { wordwrap: false, selectors, formatters: { term } });
  return { html, text: `${text.trim()}\n` };
}

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a template. Paths become URLs of `siteUrl`. Runs in the email thread: no request waits for it. */
export function renderEmail({ template, data }: EmailContent, siteUrl: string): RenderedEmail {
  // TypeScript cannot relate the template of a union to its data.
  const { subject, body } = (templates[template] as (data: unknown) => EmailBody)(data);
  // Prevents header injection: a newline would begin another header.
  return { subject: subject.replace(/\s+/g, ' ').trim(), ...renderEmailBody(body, siteUrl) };
}
