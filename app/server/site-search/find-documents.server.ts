import { sql } from 'drizzle-orm';
import type { SearchKind } from '~/domain/site-search/site-search';
import { type Reader, toStatement } from '../db/database.server';
import type { WordForm } from './resolve-words.server';

/** Documents that are ranked. More would make the time grow with the number of documents. */
const MAX_BY_TITLE = 200;
const MAX_CONTENT = 300;
const MAX_PRODUCTS = 150;
/** The frequent words of a query select no documents when the rarer ones select so many. */
const ENOUGH_DOCUMENTS = 300;
const MAX_FOUND = 200;
/** Documents of a group of which the text is read. */
const MAX_WITH_BODY = 8;

export interface FoundDocument {
  kind: SearchKind;
  path: string;
  title: string;
  description: string;
  /** Searched and not shown. */
  keywords: string;
  /** Missing after the first results of a kind. */
  body: string | null;
  score: number;
  /** The weighted part of the query's words that the document contains, 0 to 1. */
  coverage: number;
}

/** A word in few documents says more than a word in many: 1 for one document, 1/3 for a hundred. */
export const getWeightOfCount = (count: number) => 1 / (1 + Math.log10(Math.max(count, 1)));

/** What a word that says little about the subject counts, in comparison with others. */
export const WEAK_PART = 0.15;

interface WeightedForm extends WordForm {
  rarity: number;
}

/** All forms of a word have the weight of the most frequent exact form. */
function weighForms(forms: readonly WordForm[]): WeightedForm[] {
  const byWord = Map.groupBy(forms, ({ word }) => word);
  return forms.map((form) => {
    const [first = form] = byWord.get(form.word) ?? [];
    return { ...form, rarity: getWeightOfCount(first.count) * (form.isWeak ? WEAK_PART : 1) };
  });
}

/** The same forms in titles only: `'mug':*` becomes `'mug':*A`. */
const inTitles = (query: string) => query.replace(/('(?:[^']|'')*')(?::(\*))?/g, '$1:$2A');

const joinForms = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(' | ');

/** The rarest forms until they select enough documents. */
function selectForms(forms: readonly WeightedForm[]): string[] {
  const selected: string[] = [];
  let count = 0;
  for (const form of forms.toSorted((one, other) => one.count - other.count)) {
    if (selected.length > 0 && count + form.count > ENOUGH_DOCUMENTS) break;
    selected.push(form.query);
    count += form.count;
  }
  return selected;
}

/** A document with a word and its synonym matches a little better than one with either. */
const PART_OF_FURTHER_FORMS = 0.3;
/** Weights of body, description, keywords and title. */
const RANK_WEIGHTS = '{0.08, 0.25, 0.5, 1}';

function createStatement(forms: readonly WeightedForm[]) {
  const all = [...new Map(forms.map(({ word, rarity }) => [word, rarity])).values()];
  const total = all.reduce((sum, rarity) => sum + rarity, 0);
  const title = joinForms(forms.map(({ query }) => inTitles(query)));
  const any = joinForms(selectForms(forms));
  return sql`
    with forms as (
      select word, query::tsquery as query, weight, rarity from unnest(
        ${sql.param(forms.map(({ word }) => word))}::integer[], ${sql.param(forms.map(({ query }) => query))}::text[],
        ${sql.param(forms.map(({ weight }) => weight))}::double precision[],
        ${sql.param(forms.map(({ rarity }) => rarity))}::double precision[]
      ) as form(word, query, weight, rarity)
    ), candidates as (
      (select id from site_search_documents where search @@ ${title}::tsquery limit ${MAX_BY_TITLE})
      union (select id from site_search_documents
        where kind <> 'product' and search @@ ${any}::tsquery limit ${MAX_CONTENT})
      union (select id from site_search_documents
        where kind = 'product' and search @@ ${any}::tsquery limit ${MAX_PRODUCTS})
    ), documents as materialized (
      -- A concatenated vector is in memory. A stored one is read again for every form.
      select id, search || ''::tsvector as search from candidates join site_search_documents using (id)
    ), found as (
      select d.id, forms.word, forms.weight * ts_rank(${RANK_WEIGHTS}, d.search, forms.query) as rank,
        forms.rarity
      from documents d join forms on d.search @@ forms.query
    ), words as (
      select id, word, rarity, max(rank) + ${PART_OF_FURTHER_FORMS}::double precision * (sum(rank) - max(rank)) as rank
      from found group by id, word, rarity
    ), scored as (
      select id, sum(rank * rarity) * sum(rarity) / ${total}::double precision as score,
        sum(rarity) / ${total}::double precision as coverage
      from words group by id
    )
    select kind, path, title, description, keywords, score, coverage,
      case when row_number() over (partition by kind order by score desc, path) <= ${MAX_WITH_BODY} then body end as body
    from scored join site_search_documents using (id)
    order by score desc, path limit ${MAX_FOUND}`;
}

/** Documents with any form, the best first. */
export async function findDocuments(db: Reader, forms: readonly WordForm[]): Promise<FoundDocument[]> {
  if (forms.length === 0) return [];
  return db.rows<FoundDocument>(toStatement(createStatement(weighForms(forms))));
}
