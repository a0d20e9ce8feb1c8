/** The structured data of a page: JSON in which `<` is escaped. */
const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/;

/**
 * The page with its structured data behind all that is shown. Search engines read it there, too, and the browser is at the end of
 * the first screen earlier.
 */
export function moveStructuredDataToEnd(html: string): string {
  const [data] = STRUCTURED_DATA.exec(html) ?? [];
  if (data === undefined) return html;
  const rest = html.replace(data, '');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}${data}${rest.slice(end)}`;
}
