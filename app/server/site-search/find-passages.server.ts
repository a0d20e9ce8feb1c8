import type { HelpContent } from '~/content/help/merge-help';
import { searchKindLabels } from '~/content/site/search-texts';
import { normaliseSearchQuery } from '~/domain/site-search/site-search';
import { findSiteSynonyms } from '~/domain/site-search/site-synonyms';
import type { PassageMatch } from '../assistant/passage.server';
import { listSitePassages } from '../assistant/site-passages.server';
import { isWeakWord, splitWords, stemWord } from '../assistant/tokenize-question.server';
import type { Reader } from '../db/database.server';
import { cachePerHelp } from '../help-entries/cached-help.server';
import { type FoundDocument, findDocuments, getWeightOfCount, WEAK_PART } from './find-documents.server';
import { listParagraphs, type PageSections, readSections } from './page-sections.server';
import { rankDocuments } from './rank-documents.server';
import { type ResolvedQuery, resolveWords } from './resolve-words.server';

/** Documents whose paragraphs are compared. */
const MAX_DOCUMENTS = 12;
/** A synonym is a weaker sign than the word itself, and a corrected word than a known one. */
const SYNONYM_PART = 0.85;
const CORRECTED_PART = 0.6;
/** A word in the title of the page says that its paragraphs are about it. Keywords of the page say less. */
const PAGE_TITLE_PART = 0.75;
const PAGE_KEYWORDS_PART = 0.5;
/** Without a word of the question in title, keywords or heading, a passage mentions the words in passing. */
const IN_PASSING_PART = 0.5;
/** A name that no page has, such as that of a town, does not decide what a question is about. */
const UNKNOWN_WEIGHT = 0.6;
/** The name in “Priya's order” does: the pages say nothing about what belongs to a person. */
const OWNER_WEIGHT = 1;
const OWNER = /\p{L}+(?=['’]s\b)/gu;
/** What the rank of the page adds to the share of a passage. */
const PART_OF_RANK = 0.35;
/** A passage that was written as an answer comes before a paragraph with the same words. */
const WRITTEN_BONUS = 0.15;

interface QuestionWord {
  isWeak: boolean;
  stems: ReadonlyMap<string, number>;
  weight: number;
}

/** Submit and submitted have one stem. */
const toStem = (word: string) => (stemWord(word) ?? word).replace(/([bdgklmnprt])\1$/, '$1');

/** The words of the question with the stems that stand for them. */
function listQuestionWords({ words, forms }: ResolvedQuery, typed: string): QuestionWord[] {
  const owners = new Set(typed.toLowerCase().match(OWNER));
  return words.map(({ word, state, searched = word }, index) => {
    const part = state === 'corrected' ? CORRECTED_PART : 1;
    const [form] = forms.filter((candidate) => candidate.word === index);
    const isWeak = isWeakWord(word);
    const unknownWeight = owners.has(word) ? OWNER_WEIGHT : UNKNOWN_WEIGHT;
    const weight = state === 'unknown' ? unknownWeight : getWeightOfCount(form?.count ?? 1);
    return {
      isWeak,
      weight: isWeak ? weight * WEAK_PART : weight,
      stems: new Map(
        state === 'unknown'
          ? []
          : [
              ...findSiteSynonyms(searched).map((synonym) => [toStem(synonym), part * SYNONYM_PART] as const),
              [toStem(searched), part] as const,
            ],
      ),
    };
  });
}

const listStems = (text: string) => new Set(splitWords(text).map(toStem));

const getPart = ({ stems }: QuestionWord, found: ReadonlySet<string>) =>
  Math.max(0, ...[...stems].map(([stem, part]) => (found.has(stem) ? part : 0)));

type CountedText = readonly [stems: ReadonlySet<string>, part: number];

/** The weighted part of the question that text and topic contain. Each text comes with what a word in it counts. */
function getShare(words: readonly QuestionWord[], text: string, topic: readonly CountedText[]) {
  const texts = [[listStems(text), 1] as const, ...topic];
  const isTopic = words.some((word) => !word.isWeak && topic.some(([stems]) => getPart(word, stems) > 0));
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const found = words.reduce(
    (sum, word) => sum + word.weight * Math.max(...texts.map(([stems, part]) => part * getPart(word, stems))),
    0,
  );
  return total === 0 ? 0 : (found / total) * (isTopic ? 1 : IN_PASSING_PART);
}

const withoutFragment = (path: string) => path.split('#', 1)[0] ?? path;

const groupPassagesByPath = cachePerHelp((help) =>
  Map.groupBy(listSitePassages(help), ({ source }) => withoutFragment(source.href ?? '')),
);

/** The written passages about a page, or those with the fragment of the document's path. */
const listWrittenPassages = (help: HelpContent, path: string) =>
  (groupPassagesByPath(help).get(withoutFragment(path)) ?? []).filter(
    ({ source, text }) => text !== '' && (path === source.href || !path.includes('#')),
  );

interface Question {
  help: HelpContent;
  words: readonly QuestionWord[];
  sections: PageSections;
}

/** Every passage of a product says its price and whether it is in stock. */
const WRITTEN_OF_PRODUCTS = listStems('price cost pricing stock available');

function findBestPassage(document: FoundDocument, { help, words, sections }: Question, rank: number) {
  const { kind, path, title, keywords } = document;
  const page = [
    [listStems(title), PAGE_TITLE_PART],
    [listStems(`${keywords} ${path}`), PAGE_KEYWORDS_PART],
    ...(kind === 'product' ? [[WRITTEN_OF_PRODUCTS, 1] as const] : []),
  ] as const;
  const source = { label: searchKindLabels[kind], href: path };
  const paragraphs = listParagraphs(document, sections).map(({ text, section }) => ({
    bonus: 0,
    passage: { title, text, source: { ...source, href: section ? `${path}#${section.id}` : path } },
    share: getShare(words, text, [[listStems(section?.title ?? ''), 1], ...page]),
  }));
  const written = listWrittenPassages(help, path).map((passage) => ({
    bonus: WRITTEN_BONUS,
    passage: { title: passage.title, text: passage.text, source: passage.source },
    share: getShare(words, passage.text, [
      [listStems(`${passage.title} ${passage.keywords ?? ''}`), 1],
      ...page,
    ]),
  }));
  // The first of several: the description answers in short.
  const best = [...written, ...paragraphs].reduce<PassageMatch | undefined>(
    (found, { passage, share, bonus }) => {
      if (found && found.share >= share) return found;
      return {
        passage,
        share,
        score: share + bonus + PART_OF_RANK * rank,
        ...(kind === 'product' && { productId: path.split('/').at(-1) }),
      };
    },
    undefined,
  );
  return best ? [best] : [];
}

/** R-SEARCH-4: of each page that matches a question, the paragraph that contains most of it. The best first. */
export async function findPassages(
  { db, readHelp }: { db: Reader; readHelp: () => Promise<HelpContent> },
  typed: string,
): Promise<PassageMatch[]> {
  const help = await readHelp();
  const resolved = await resolveWords(db, normaliseSearchQuery(typed));
  const documents = rankDocuments(await findDocuments(db, resolved.forms)).slice(0, MAX_DOCUMENTS);
  const sections = await readSections({ db, help }, documents);
  const question = { help, words: listQuestionWords(resolved, typed), sections };
  const bestScore = documents[0]?.score ?? 1;
  const matches = documents
    .flatMap((document) => findBestPassage(document, question, document.score / bestScore))
    .toSorted((one, other) => other.score - one.score);
  // Several pages show the same answer: it is quoted once.
  const byText = Map.groupBy(matches, ({ passage }) => passage.text);
  return [...byText.values()].flatMap(([first]) => first ?? []);
}
