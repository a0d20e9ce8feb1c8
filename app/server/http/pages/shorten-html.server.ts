/** What React writes between two texts next to each other, and around the content of a boundary. */
const COMMENT = /<!--(?: |\/?\$)-->/g;

const DIV = /<(\/?)div\b((?:[^>"]|"[^"]*")*)>/g;

/** Where the islands of a page begin and end. */
function findIslands(html: string): [start: number, end: number][] {
  const islands: [start: number, end: number][] = [];
  let start: number | undefined;
  let depth = 0;
  for (const { index, 0: tag, 1: slash, 2: attributes = '' } of html.matchAll(DIV)) {
    if (start === undefined) {
      if (!attributes.includes(' data-island=')) continue;
      start = index;
    }
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    islands.push([start, index + tag.length]);
    start = undefined;
  }
  return islands;
}

/** The page without comments of React. Only those of islands are needed: React finds its texts by them. */
export function removeTextSeparators(html: string): string {
  let position = 0;
  const parts: string[] = [];
  for (const [start, end] of html.includes(' data-island=') ? findIslands(html) : []) {
    parts.push(html.slice(position, start).replace(COMMENT, ''), html.slice(start, end));
    position = end;
  }
  return [...parts, html.slice(position).replace(COMMENT, '')].join('');
}

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
