/**
 * A part of the stylesheet: text that is always needed; a rule with the classes of each selector, which must all be on the
 * page; a custom property or an animation, needed where its name is used; a block of further parts.
 */
export type StylePart =
  | string
  | { text: string; classes: string[][] }
  | { text: string; name: string }
  | { open: string; parts: StylePart[] };

/** Classes that only the global script adds. */
const scriptClasses = ['js', 'toasts', 'toast'];

function findClasses(html: string): Set<string> {
  const classes = new Set(scriptClasses);
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

/** The rules of the stylesheet that can apply to a page, in order. */
export function selectUsedStyles(parts: readonly StylePart[], html: string): string {
  const present = findClasses(html);
  const selected = select(parts, (names) => names.every((name) => present.has(name)));
  const everything = write(selected, () => false);
  return write(selected, (name) => everything.includes(name));
}
