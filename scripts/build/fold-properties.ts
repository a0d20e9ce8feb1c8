import type { Declaration, Root } from 'postcss';

/** Custom properties of Tailwind. No script and no attribute of a page sets or reads them. */
const OF_TAILWIND = /^--(?:tw|breakpoint|container|default|tracking)-/;

const isInFallback = (declaration: Declaration): boolean => {
  const block = declaration.parent?.parent;
  return block?.type === 'atrule' && 'name' in block && block.name === 'supports';
};

/** Where the reference that starts at `start` ends, with its bracket. */
function findEnd(value: string, start: number): number {
  let depth = 0;
  for (let index = start; index < value.length; index++) {
    if (value[index] === '(') depth += 1;
    if (value[index] === ')') depth -= 1;
    if (value[index] === ')' && depth === 0) return index + 1;
  }
  return value.length;
}

/** The value with the given text, or else the fallback, in place of references to the property. */
export function replaceReferences(value: string, property: string, text: string | undefined): string {
  const start = value.search(new RegExp(`var\\(${property}[,)]`));
  if (start === -1) return value;
  const end = findEnd(value, start);
  const fallback = value.slice(start + `var(${property},`.length, end - 1);
  return replaceReferences(
    `${value.slice(0, start)}${text ?? fallback}${value.slice(end)}`,
    property,
    text,
  ).trim();
}

interface Uses {
  set: Map<string, Declaration[]>;
  registered: Map<string, string | undefined>;
  read: Set<string>;
}

function findUses(root: Root): Uses {
  const uses: Uses = { set: new Map(), registered: new Map(), read: new Set() };
  root.walkAtRules('property', (rule) => {
    const initial = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    uses.registered.set(rule.params, initial?.type === 'decl' ? initial.value : undefined);
  });
  root.walkDecls((declaration) => {
    for (const [, name = ''] of declaration.value.matchAll(/var\((--[\w-]+)/g)) uses.read.add(name);
    if (OF_TAILWIND.test(declaration.prop) && !isInFallback(declaration))
      uses.set.set(declaration.prop, [...(uses.set.get(declaration.prop) ?? []), declaration]);
  });
  return uses;
}

/**
 * Tailwind composes values of several classes by custom properties. Those that no class sets get their initial value, and those
 * that no rule reads are removed, each with its registration.
 */
export function foldProperties(root: Root): void {
  const { set, registered, read } = findUses(root);
  const constant = [...read].filter((name) => OF_TAILWIND.test(name) && !set.has(name));
  const unread = [...set.keys()].filter((name) => !read.has(name));
  const removed = new Set([
    ...constant,
    ...unread,
    ...[...registered.keys()].filter((name) => OF_TAILWIND.test(name) && !read.has(name)),
  ]);
  if (removed.size === 0) return;
  root.walkDecls((declaration) => {
    for (const name of constant)
      declaration.value = replaceReferences(declaration.value, name, registered.get(name));
  });
  root.walkDecls(OF_TAILWIND, (declaration) => {
    if (removed.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (removed.has(rule.params)) rule.remove();
  });
  foldProperties(root);
}

/** Values of the design that are the same in both themes. */
const CONSTANT = /^--(?:text|radius|spacing|container|color-glaze)-/;

/**
 * Writes values that never change into the rules, where they are shorter than their names: a page then has no definition of them.
 * They stay defined in the stylesheet, because attributes of pages read them, too.
 */
export function inlineConstants(root: Root): void {
  const values = new Map<string, string[]>();
  root.walkDecls(CONSTANT, ({ prop, value }) => {
    values.set(prop, [...(values.get(prop) ?? []), value]);
  });
  root.walkDecls((declaration) => {
    for (const [, name = ''] of declaration.value.matchAll(/var\((--[\w-]+)/g)) {
      const [value, ...others] = values.get(name) ?? [];
      if (value !== undefined && others.length === 0)
        declaration.value = replaceReferences(declaration.value, name, value);
    }
  });
}
