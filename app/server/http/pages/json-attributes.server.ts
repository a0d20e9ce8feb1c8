/**
 * JSON in an attribute. The other characters that HTML escapes stay escaped: an apostrophe never ends the attribute, and a
 * piece of text or script has no escaped quotation mark after `="{`.
 */
const JSON_ATTRIBUTE = /="([[{][^"'<>]*&quot;[^"'<>]*)"/g;

/**
 * The page with apostrophes around attributes of JSON. React writes quotation marks around them and escapes those inside: five
 * more characters for each, up to 3 % of a compressed page of the shop.
 */
export const shortenJsonAttributes = (html: string): string =>
  html.replace(JSON_ATTRIBUTE, (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`);
