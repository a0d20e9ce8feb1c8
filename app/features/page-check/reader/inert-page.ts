/** Holds the value of a `style` attribute in the parsed page. */
export const INERT_STYLE_ATTRIBUTE = 'data-inert-style';

/** Selects the style elements of the parsed page. */
export const INERT_STYLE_ELEMENT = 'noframes[data-inert]';

/**
 * Disables inline styles and event handlers. The site's content security policy forbids them, also in a document that is
 * only parsed: the browser would log an error for each. `noframes` is parsed as `style` is: its content is text, and it may stand in the head.
 */
export function makePageInert(html: string): string {
  return html
    .replace(/<style\b/gi, '<noframes data-inert')
    .replace(/<\/style\b/gi, '</noframes')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag
        .replace(/([\s"'/])style(\s*=)/gi, `$1${INERT_STYLE_ATTRIBUTE}$2`)
        .replace(/([\s"'/])on([a-z]+\s*=)/gi, '$1data-inert-on$2'),
    );
}
