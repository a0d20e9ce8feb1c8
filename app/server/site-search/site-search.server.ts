import type { HelpContent } from '~/content/help/merge-help';
import {
  getSearchGroup,
  normaliseSearchQuery,
  type SearchAnswer,
  type SearchResult,
} from '~/domain/site-search/site-search';
import { findSiteSynonyms } from '~/domain/site-search/site-synonyms';
import { stemWord } from '../assistant/tokenize-question.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, Reader } from '../db/database.server';
import { countFound, type FindWord, findBestSentence, markFound, markSentence } from '../help/excerpt.server';
import { type FoundDocument, findDocuments } from './find-documents.server';
import { findPassages } from './find-passages.server';
import { listParagraphs, type PageSections, readSections } from './page-sections.server';
import { MAX_BEST, rankDocuments } from './rank-documents.server';
import { type ResolvedQuery, resolveWords } from './resolve-words.server';

/** Finds the searched words and their synonyms by their stems, and words that begin with the last one. */
function createFindWord({ words }: ResolvedQuery): FindWord {
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

interface Deps {
  db: Reader;
  clock: () => Date;
  readHelp: () => Promise<HelpContent>;
}

interface SearchOptions {
  /** Results of each group. */
  limit: number;
}

function toResult(document: FoundDocument, find: FindWord, sections: PageSections): SearchResult {
  const { kind, path, title } = document;
  // A sentence with an email says little about the page.
  const paragraphs = listParagraphs(document, sections).filter(({ text }) => !text.includes('@'));
  const { index, sentence, found } = findBestSentence(
    paragraphs.map(({ text }) => text),
    find,
  );
  const section = paragraphs[index]?.section?.id;
  return {
    kind,
    path,
    title: markFound(title, find),
    passage: markSentence(sentence, find),
    // A title with the words of the query is about them: the page is read from its beginning.
    ...(section && found > countFound(title, find) && { section }),
  };
}

/** Everything public that matches, in groups. Accepts any text. */
async function search(
  { db, readHelp }: Deps,
  typed: string,
  { limit }: SearchOptions,
): Promise<SearchAnswer> {
  const query = normaliseSearchQuery(typed);
  const resolved = await resolveWords(db, query);
  const matches = rankDocuments(await findDocuments(db, resolved.forms));
  const find = createFindWord(resolved);
  const best = matches.slice(0, MAX_BEST);
  const groups = [...Map.groupBy(matches, ({ kind }) => getSearchGroup(kind))].map(([id, found]) => ({
    id,
    count: found.length,
    shown: found.slice(0, limit),
  }));
  const sections = await readSections({ db, help: await readHelp() }, [
    ...best,
    ...groups.flatMap(({ shown }) => shown),
  ]);
  const write = (document: FoundDocument) => toResult(document, find, sections);
  return {
    query,
    words: resolved.words,
    best: best.map(write),
    groups: groups.map(({ id, count, shown }) => ({ id, count, results: shown.map(write) })),
  };
}

/** The search of the whole site. The catalogue has its own, with filters. */
export const createSiteSearch = ({ db, reads = db }: Database, options: Omit<Deps, 'db'>) =>
  bindDeps({ db: reads, ...options }, { search, findPassages });

export type SiteSearch = ReturnType<typeof createSiteSearch>;
