import { findSiteSynonyms } from '~/domain/site-search/site-synonyms';
import { stemWord } from '../assistant/tokenize-question.server';
import type { FindWord } from '../help/excerpt.server';
import type { ResolvedQuery } from './resolve-words.server';

/** Finds the searched words and their synonyms by their stems, and words that begin with the last one. */
export function createFindWord({ words }: ResolvedQuery): FindWord {
  const searched = words.map(({ word, searched: nearest = word }) => nearest);
  const byStem = new Map<string, string>();
  for (const word of searched)
    for (const form of [...findSiteSynonyms(word), word]) byStem.set(stemWord(form) ?? form, word);
  const last = searched.at(-1);
  return (word) => {
    const stem = stemWord(word);
    if (stem === undefined) return undefined;
    return byStem.get(stem) ?? (last && word.startsWith(last) ? last : undefined);
  };
}
