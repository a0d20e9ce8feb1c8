import { toRepositoryForm } from '~/content/help/repository-forms';
import { repositoryHelp } from '~/content/help/repository-help';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import type { QueryBuilder } from '../db/database.server';
import { readHelp, readHelpPictures } from './help-content.server';
import { findHelpIssues } from './parse-help-markdown.server';

/** Sentences for the fields of a form. */
export type EntryIssues = Partial<Record<'source' | 'related' | 'slug', string[]>>;

/** A question of the help centre has its own anchor on the page of all questions. */
const isAnchorOfArticle = (slug: string) =>
  repositoryHelp.groups.some(({ questions }) =>
    questions.some(({ id, moreHref }) => id === slug && moreHref !== undefined),
  );

/** R-HELP-3: what is wrong with an entry as a whole: its text, its address and its related articles. A new one has no `id`. */
export async function findEntryIssues(
  db: QueryBuilder,
  form: HelpEntryInput,
  id?: string,
): Promise<EntryIssues> {
  const { kind, slug } = form;
  if (kind === 'question') {
    const isTaken = !toRepositoryForm(kind, slug) && isAnchorOfArticle(slug);
    return isTaken ? { slug: ['A help article has this address on the page of all questions.'] } : {};
  }
  const source = findHelpIssues(form.source, await readHelpPictures(db, id));
  const help = await readHelp(db);
  const { movedArticles } = help;
  const unknown = form.related.filter((related) => {
    const current = movedArticles.get(related) ?? related;
    return current === slug || !help.findArticle(current);
  });
  return {
    ...(source.length > 0 && { source }),
    ...(unknown.length > 0 && { related: [`There is no other published article ${unknown.join(', ')}.`] }),
  };
}
