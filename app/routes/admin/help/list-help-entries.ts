import { QUESTION_GROUP_LABELS } from '~/content/admin/help-texts';
import { repositoryHelpCategories } from '~/content/help/help-articles';
import { repositoryQuestionGroups } from '~/content/help/question-groups';
import { toRepositoryForm } from '~/content/help/repository-forms';
import type { HelpEntryForm, HelpEntryKind } from '~/domain/help/help-entry';
import type { HelpView } from '~/domain/help/help-query';
import type { ListedHelpEntry } from '~/features/admin-publishing/help-table';
import type { StaffHelpRow } from '~/server/help-entries/read-help-entry.server';

export const HELP_VIEWS: readonly { id: HelpView; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'edited', label: 'Edited or new' },
  { id: 'drafts', label: 'Drafts' },
  { id: 'withdrawn', label: 'Withdrawn' },
];

export function isInView({ stored }: ListedHelpEntry, view: HelpView): boolean {
  if (view === 'all') return true;
  if (view === 'edited') return stored !== undefined;
  if (view === 'withdrawn') return stored?.state === 'withdrawn';
  return stored?.state === 'draft' || stored?.state === 'scheduled';
}

const describeSection = (form: HelpEntryForm): string =>
  form.kind === 'article'
    ? (repositoryHelpCategories.find(({ id }) => id === form.category)?.name ?? '')
    : Object.entries(QUESTION_GROUP_LABELS)
        .filter(([id]) => form.groups.includes(id))
        .map(([, label]) => label)
        .join(', ');

/** The slugs of the repository, in the order of the site. */
const REPOSITORY_SLUGS: Readonly<Record<HelpEntryKind, readonly string[]>> = {
  article: repositoryHelpCategories.flatMap(({ articles }) => articles.map(({ slug }) => slug)),
  question: repositoryQuestionGroups.flatMap(({ questions }) =>
    questions.filter(({ moreHref }) => moreHref === undefined).map(({ id }) => id),
  ),
};

/** What staff changed, the latest first, then the rest of the repository in the order of the site. */
export function listHelpEntries(kind: HelpEntryKind, rows: readonly StaffHelpRow[]): ListedHelpEntry[] {
  const stored = rows.map(({ id, slug, title, form, state, changedAt }) => ({
    ...{ slug, title, section: describeSection(form), stored: { id, state, changedAt } },
    isInRepository: REPOSITORY_SLUGS[kind].includes(slug),
  }));
  const edited = new Set(stored.map(({ slug }) => slug));
  const others = REPOSITORY_SLUGS[kind].flatMap((slug) => {
    const form = edited.has(slug) ? undefined : toRepositoryForm(kind, slug);
    return form ? [{ slug, title: form.title, section: describeSection(form), isInRepository: true }] : [];
  });
  return [...stored, ...others];
}
