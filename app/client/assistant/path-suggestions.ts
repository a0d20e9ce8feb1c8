import { assistantSuggestions } from '~/content/help/assistant-content';

/** The questions that fit a page best: those of the longest fitting beginning of its path. */
export function suggestionsFor(path: string): readonly string[] {
  const fitting = assistantSuggestions.filter(({ pathPrefix }) => path.startsWith(pathPrefix));
  return fitting.sort((one, other) => other.pathPrefix.length - one.pathPrefix.length)[0]?.questions ?? [];
}
