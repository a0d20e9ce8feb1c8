import { assistantSuggestions } from '~/content/help/assistant-content';

/** The suggested questions of a page: those of the longest matching path prefix. */
export function listSuggestions(path: string): readonly string[] {
  const matching = assistantSuggestions.filter(({ pathPrefix }) => path.startsWith(pathPrefix));
  return matching.sort((a, b) => b.pathPrefix.length - a.pathPrefix.length)[0]?.questions ?? [];
}
