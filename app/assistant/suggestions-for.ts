import { suggestions } from '~/content/assistant';

/** The questions that fit a page best: those of the longest fitting beginning of its path. */
export function suggestionsFor(path: string): readonly string[] {
  const fitting = suggestions.filter(({ under }) => path.startsWith(under));
  return fitting.sort((one, other) => other.under.length - one.under.length)[0]?.questions ?? [];
}
