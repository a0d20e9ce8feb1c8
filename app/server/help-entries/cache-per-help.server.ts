import type { HelpContent } from '~/content/help/merge-help';

/** Derives a value from the help once, until the help changes. */
export function cachePerHelp<Value>(derive: (help: HelpContent) => Value): (help: HelpContent) => Value {
  const values = new WeakMap<HelpContent, { value: Value }>();
  return (help) => {
    const stored = values.get(help) ?? { value: derive(help) };
    values.set(help, stored);
    return stored.value;
  };
}
