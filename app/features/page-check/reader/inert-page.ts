/** Where a `style` attribute is kept while the page is only looked at. */
export const INERT_STYLE_ATTRIBUTE = 'data-kept-style';

/**
 * The page with its styles and its event handlers put to sleep. Our own policy forbids both inline, also in a document
 * that is only parsed: the browser would refuse them one by one and fill the console.
 */
export function makePageInert(html: string): string {
  return html
    .replace(/<style\b/gi, '<style type="text/plain"')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag
        .replace(/([\s"'/])style(\s*=)/gi, `$1${INERT_STYLE_ATTRIBUTE}$2`)
        .replace(/([\s"'/])on([a-z]+\s*=)/gi, '$1data-kept-on$2'),
    );
}
