import { repositoryHelpCategories } from '~/content/help/help-articles';
import { repositoryQuestionGroups } from '~/content/help/question-groups';
import { toRepositoryForm } from '~/content/help/repository-forms';
import type { HelpEntryInput, HelpEntryKind } from '~/domain/help/help-entry';
import type { HelpQuery, HelpView } from '~/domain/help/help-query';
import type { HelpTopic, ListedHelpEntry } from '~/features/admin-publishing/help-topics';
import type { StaffHelpRow } from '~/server/help-entries/read-help-entry.server';

export const HELP_VIEWS: readonly { id: HelpView; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'unhelpful', label: 'Did not help' },
  { id: 'edited', label: 'Edited or new' },
  { id: 'drafts', label: 'Not published' },
  { id: 'withdrawn', label: 'Withdrawn' },
];

const IS_IN_VIEW: Readonly<Record<HelpView, (entry: ListedHelpEntry) => boolean>> = {
  all: () => true,
  unhelpful: ({ votes }) => votes > 0,
  edited: ({ stored }) => stored !== undefined,
  drafts: ({ stored }) => stored?.state === 'draft' || stored?.state === 'scheduled',
  withdrawn: ({ stored }) => stored?.state === 'withdrawn',
};

/** The headings of the list, in the order of the site. */
const TOPICS: Readonly<Record<HelpEntryKind, readonly { id: string; name: string }[]>> = {
  article: repositoryHelpCategories.map(({ id, name }) => ({ id, name })),
  question: repositoryQuestionGroups.map(({ id, label }) => ({ id, name: label })),
};

const REPOSITORY_SLUGS: Readonly<Record<HelpEntryKind, readonly string[]>> = {
  article: repositoryHelpCategories.flatMap(({ articles }) => articles.map(({ slug }) => slug)),
  question: repositoryQuestionGroups.flatMap(({ questions }) =>
    questions.filter(({ moreHref }) => moreHref === undefined).map(({ id }) => id),
  ),
};

const isOfTopic = (form: HelpEntryInput, topic: string) =>
  form.kind === 'article' ? form.category === topic : form.groups.includes(topic);

/** A question that several pages show stands under the first topic alone. */
const findTopic = (form: HelpEntryInput): string =>
  TOPICS[form.kind].find(({ id }) => isOfTopic(form, id))?.id ?? '';

const matches = (form: HelpEntryInput, q: string): boolean =>
  [form.title, form.source, ...(form.kind === 'article' ? [form.summary, form.keywords] : [])]
    .join('\n')
    .toLowerCase()
    .includes(q.toLowerCase());

interface Found {
  form: HelpEntryInput;
  entry: ListedHelpEntry;
}

function findEntries({ kind, q }: HelpQuery, rows: readonly StaffHelpRow[], votes: Votes): Found[] {
  const edited = new Set(rows.map(({ slug }) => slug));
  const originals = REPOSITORY_SLUGS[kind]
    .filter((slug) => !edited.has(slug))
    .flatMap((slug) => toRepositoryForm(kind, slug) ?? []);
  const countVotes = (slug: string) => (kind === 'article' ? (votes.get(slug) ?? 0) : 0);
  return [
    ...rows.map(({ id, slug, title, form, state, publishAt, changedAt }) => {
      const isOverride = REPOSITORY_SLUGS[kind].includes(slug);
      const stored = { id, state, publishAt, changedAt, isOverride };
      return { form, entry: { slug, title, votes: countVotes(slug), stored } };
    }),
    ...originals.map((form) => {
      const { slug, title } = form;
      return { form, entry: { slug, title, votes: countVotes(slug) } };
    }),
  ].filter(({ form }) => matches(form, q));
}

/** Did-not-help votes by the slug of the article. */
export type Votes = ReadonlyMap<string, number>;

export interface HelpList {
  /** The topics that have entries, in the order of the site. */
  topics: HelpTopic[];
  /** How many entries each view has. */
  counts: Record<HelpView, number>;
}

/** The entries of a query by topic, each topic in the order of the site, or by votes in the view of those. */
export function listHelpEntries(query: HelpQuery, rows: readonly StaffHelpRow[], votes: Votes): HelpList {
  const found = findEntries(query, rows, votes).toSorted((one, other) => one.form.place - other.form.place);
  const shown = found.filter(({ entry }) => IS_IN_VIEW[query.view](entry));
  const byTopic = Map.groupBy(shown, ({ form }) => findTopic(form));
  const topics = TOPICS[query.kind].flatMap(({ id, name }) => {
    const entries = (byTopic.get(id) ?? []).map(({ entry }) => entry);
    return entries.length > 0 ? [{ id, name, entries }] : [];
  });
  const counts = Object.fromEntries(
    HELP_VIEWS.map(({ id }) => [id, found.filter(({ entry }) => IS_IN_VIEW[id](entry)).length]),
  ) as Record<HelpView, number>;
  if (query.view !== 'unhelpful' || shown.length === 0) return { topics, counts };
  const entries = shown.map(({ entry }) => entry).toSorted((one, other) => other.votes - one.votes);
  return { topics: [{ id: 'votes', name: 'Most votes first', entries }], counts };
}
