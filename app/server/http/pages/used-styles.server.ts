/**
 * A piece of the stylesheet, in order: text that is always needed; a rule with, for each of its selectors, the classes that
 * must all be on the page; a custom property or animation, needed where its name is used; a block of further pieces.
 */
export type StylePart =
  | string
  | { text: string; classes: string[][] }
  | { text: string; name: string }
  | { open: string; parts: StylePart[] };

/** Classes that no markup holds when it is sent: the global script sets or draws them. */
const drawnByScript = ['js', 'toasts', 'toast'];

function classesIn(html: string): Set<string> {
  const classes = new Set(drawnByScript);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .replaceAll('&#x27;', "'")
      .split(/\s+/)) {
      classes.add(name);
    }
  }
  return classes;
}

function select(parts: readonly StylePart[], isUsed: (names: readonly string[]) => boolean): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (typeof part === 'string' || 'name' in part) return [part];
    if ('classes' in part) return part.classes.some(isUsed) ? [part.text] : [];
    const inner = select(part.parts, isUsed);
    return inner.length > 0 ? [{ open: part.open, parts: inner }] : [];
  });
}

const write = (parts: readonly StylePart[], isNamed: (name: string) => boolean): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('open' in part) return `${part.open}${write(part.parts, isNamed)}}`;
      return 'name' in part && !isNamed(part.name) ? '' : part.text;
    })
    .join('');

/** The rules of the stylesheet that can apply to a page, in their order. */
export function usedStyles(parts: readonly StylePart[], html: string): string {
  const present = classesIn(html);
  const selected = select(parts, (names) => names.every((name) => present.has(name)));
  const everything = write(selected, () => false);
  return write(selected, (name) => everything.includes(name));
}
