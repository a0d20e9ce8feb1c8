import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';
import { SiteUrl } from './parts/site-url.server';

/** The letter as HTML and as plain text. Links to this site begin with `siteUrl`. */
export async function renderLetter(
  body: ReactElement,
  siteUrl: string,
): Promise<{ html: string; text: string }> {
  const html = await render(<SiteUrl value={siteUrl}>{body}</SiteUrl>);
  const text = toPlainText(html, {
    selectors: [
      // Letters are written in sentence case, headings too.
      ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ],
  });
  return { html, text: `${text.trim()}\n` };
}
