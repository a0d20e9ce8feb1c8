import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr', 'col']);

/** A tag in HTML that React rendered. Its groups: the slash of an end tag, the name, the attributes. */
export const HTML_TAG = /<(\/?)([a-z][a-z\d]*)((?:[^>"]|"[^"]*")*)>/gi;

/** Whether a tag has no end tag: a void element, or an empty element of a drawing. */
export const hasNoEndTag = (name: string, attributes: string): boolean =>
  VOID_ELEMENTS.has(name) || attributes.endsWith('/');

/**
 * Classes of a block whose children are laid out one below the other. A grid without columns is one, too, and so is the text of an
 * article with its contents before it. Its size has no effect on what is inside.
 */
const PLAIN_CLASS =
  /^(?:[a-z]+:)?(?:wrap|section|article(?:-columns)?|grid|gap(?:-y)?-[\w.]+|outline-none|print:hidden|group(?:\/\w+)?|m[tb]-[\w.[\]]+|p[tbxy]-[\w.[\]]+|scroll-mt-[\w.]+)$/;

/** Elements between whose children a page can be divided. Lists, tables and paragraphs stay whole. */
const BLOCKS = new Set(['main', 'div', 'section', 'article', 'header']);

/** Characters of text that fill the window of a phone, and the number of them that a picture counts as. */
const FULL_SCREEN = 450;
const PICTURE = 250;

interface FirstScreen {
  /** Markup of the header and the first sections, without what is closed: menus, dialogs. */
  markup: string;
  /** Where the first screen ends, as an index of the page. */
  end: number;
}

/** An element with it is the last one of the first screen, also inside a block with columns. Browsers do not need it. */
export const FIRST_SCREEN_END = ` ${FIRST_SCREEN_END_ATTRIBUTE}=""`;

interface OpenElement {
  /** Whether the page can be divided between its children. */
  isDivisible: boolean;
  isLast: boolean;
}

const isPlain = (attributes: string) =>
  !attributes.includes(' data-island=') &&
  (/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '')
    .split(' ')
    .every((name) => name === '' || PLAIN_CLASS.test(name));

/**
 * Divides a page below its first screen: at the end of a section, when enough text and pictures are above, or where it is marked,
 * else at the end of the main part. React could not hydrate a page with an element in between: such a page ends with its first screen.
 */
export function findFirstScreen(html: string, { isDivisible }: { isDivisible: boolean }): FirstScreen {
  const bodyEnd = html.lastIndexOf('</body>');
  const stack: OpenElement[] = [];
  const markupParts: string[] = [];
  let weight = 0;
  let isInMain = false;
  let closedAt: number | undefined;
  let partStart = html.indexOf('<body');
  let textStart = partStart;

  for (const tag of html.slice(0, bodyEnd).matchAll(HTML_TAG)) {
    const [whole, slash, name = '', attributes = ''] = tag;
    if (tag.index < partStart && stack.length === 0) continue;
    const tagEnd = tag.index + whole.length;
    const isCounted = isInMain && closedAt === undefined;
    if (isCounted) weight += html.slice(textStart, tag.index).trim().length;
    textStart = tagEnd;
    if (hasNoEndTag(name, attributes)) {
      if (isCounted && name === 'img') weight += PICTURE;
    } else if (slash === '') {
      if (closedAt === undefined && /\spopover="/.test(attributes)) {
        markupParts.push(html.slice(partStart, tag.index));
        closedAt = stack.length;
      }
      const parent = stack.at(-1);
      isInMain ||= name === 'main';
      stack.push({
        isLast: attributes.includes(FIRST_SCREEN_END),
        isDivisible:
          isDivisible &&
          BLOCKS.has(name) &&
          (name === 'main' || (parent?.isDivisible === true && isPlain(attributes))),
      });
    } else {
      const closed = stack.pop();
      if (closedAt === stack.length) {
        closedAt = undefined;
        partStart = tagEnd;
      } else if (
        isDivisible &&
        (name === 'main' ||
          closed?.isLast ||
          // A last child stays the last one.
          (isCounted && stack.at(-1)?.isDivisible && weight >= FULL_SCREEN && !html.startsWith('</', tagEnd)))
      ) {
        markupParts.push(html.slice(partStart, tagEnd));
        return { markup: markupParts.join(''), end: tagEnd };
      }
    }
  }
  markupParts.push(html.slice(partStart, bodyEnd));
  return { markup: markupParts.join(''), end: bodyEnd };
}
