/**
 * A part of the stylesheet that can matter before the whole stylesheet is loaded: text that is always needed; a rule with what
 * each of its selectors needs on the page: classes, elements such as `<table`, attributes such as
 * `[hidden` or `[type=file`; a custom property,
 * a registration or an animation, needed where its name is used; a block of further parts.
 */
export type StylePart =
  | string
  | { selectors: string[]; needs: string[][]; body: string }
  | { text: string; name: string }
  | { open: string; parts: StylePart[] };

type NamedPart = Extract<StylePart, { name: string }>;

/** Custom properties that the drawings of files use. Such a drawing can arrive before the whole stylesheet. */
const PROPERTY_OF_DRAWINGS = /^--(?:color-glaze-\w+|t\d|c0)$/;

/** What every page has: the root element, and what the theme script adds to it before the first paint. */
const rootNames = ['<html', '[lang', '[data-theme', 'js', 'passkeys'];

/** Their fields have the same parts. */
const DATE_TYPES = new Set(['date', 'datetime-local', 'month', 'time', 'week']);

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&#x27;': "'" };

/** One pass over the page: the beginnings of elements, and attributes. */
function findNames(html: string): Set<string> {
  const present = new Set(rootNames);
  const classes = new Set<string>();
  for (const [start, name, value = ''] of html.matchAll(/<[a-z][a-z\d]*|\s([a-z][a-z-]*)="([^"]*)"/gi)) {
    if (name === undefined) present.add(start);
    else present.add(`[${name.toLowerCase()}`);
    if (name === 'class') classes.add(value);
    if (name === 'type') present.add(`[type=${value}`).add(DATE_TYPES.has(value) ? '[type=date' : '');
  }
  for (const value of classes)
    for (const name of value.replace(/&(?:amp|gt|#x27);/g, (entity) => ENTITIES[entity] ?? '').split(/\s+/))
      present.add(name);
  return present;
}

function select(parts: readonly StylePart[], isUsed: (names: readonly string[]) => boolean): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (typeof part === 'string' || 'name' in part) return [part];
    if ('needs' in part) {
      const selectors = part.selectors.filter((_, index) => isUsed(part.needs[index] ?? []));
      return selectors.length > 0 ? [`${selectors.join(',')}${part.body}`] : [];
    }
    const inner = select(part.parts, isUsed);
    return inner.length > 0 ? [{ open: part.open, parts: inner }] : [];
  });
}

function findNamed(parts: readonly StylePart[]): NamedPart[] {
  return parts.flatMap((part): NamedPart[] => {
    if (typeof part === 'string') return [];
    if ('open' in part) return findNamed(part.parts);
    return 'name' in part ? [part] : [];
  });
}

const write = (parts: readonly StylePart[], isWritten: (part: NamedPart) => boolean): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (!('open' in part)) return 'name' in part && isWritten(part) ? part.text : '';
      const inner = write(part.parts, isWritten);
      return inner === '' ? '' : `${part.open}${inner}}`;
    })
    .join('');

/** The custom properties whose values a text uses. */
const findUsedProperties = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

function selectForNames(
  parts: readonly StylePart[],
  present: ReadonlySet<string>,
  propertiesOfPage: ReadonlySet<string>,
): string {
  const selected = select(parts, (names) => names.every((name) => present.has(name)));
  const rules = write(selected, () => false);
  const used = new Set<NamedPart>();
  let waiting = findNamed(selected);
  let properties = new Set([...propertiesOfPage, ...findUsedProperties(rules)]);
  const hasDrawings = present.has('<use');
  const isUsed = ({ name }: NamedPart) =>
    name.startsWith('--')
      ? properties.has(name) || (hasDrawings && PROPERTY_OF_DRAWINGS.test(name))
      : rules.includes(name);
  // A custom property can use another one: repeated until nothing is added.
  for (let found = waiting.filter(isUsed); found.length > 0; found = waiting.filter(isUsed)) {
    for (const part of found) used.add(part);
    waiting = waiting.filter((part) => !used.has(part));
    properties = findUsedProperties(found.map(({ text }) => text).join(''));
    // Animations were found in the rules.
    waiting = waiting.filter(({ name }) => name.startsWith('--'));
  }
  return write(selected, (part) => used.has(part));
}

/** Pages of one kind have few different sets of names. A selection takes longer than to find them. */
const MAX_SELECTIONS = 200;
const selections = new WeakMap<readonly StylePart[], Map<string, string>>();

/** The rules of the stylesheet that can apply to this part of a page, in order. */
export function selectUsedStyles(parts: readonly StylePart[], html: string): string {
  const present = findNames(html);
  const properties = findUsedProperties(html);
  const known = selections.get(parts) ?? new Map<string, string>();
  selections.set(parts, known);
  const key = `${[...present].toSorted().join(' ')}\n${[...properties].join(' ')}`;
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  const selection = selectForNames(parts, present, properties);
  if (known.size >= MAX_SELECTIONS) known.clear();
  known.set(key, selection);
  return selection;
}
