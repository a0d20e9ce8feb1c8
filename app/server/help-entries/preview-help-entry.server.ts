import type { HelpContent } from '~/content/help/merge-help';
import { applyHelpChanges } from '~/content/help/repository-help';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import type { UploadedPicture } from '~/domain/publishing/uploaded-picture';
import { readHelpChanges, readHelpPictures, toHelpChanges } from './help-content.server';
import { findHelpIssues } from './parse-help-markdown.server';
import { readHelpRow } from './read-help-entry.server';
import type { HelpDeps } from './save-help-entry.server';

type PreviewDeps = Pick<HelpDeps, 'db'>;

export interface HelpPreview {
  form: HelpEntryInput;
  /** The help with this entry published. */
  help: HelpContent;
}

const isEntry = (form: HelpEntryInput, kind: HelpEntryInput['kind'], slug: string) =>
  form.kind === kind && form.slug === slug;

interface ShownEntry {
  form: HelpEntryInput;
  pictures: readonly UploadedPicture[];
}

async function readHelpWith({ db }: PreviewDeps, { form, pictures }: ShownEntry): Promise<HelpContent> {
  const others = await readHelpChanges(db);
  const own = toHelpChanges([{ form, pictures, state: 'published' }], others.movedArticles);
  return applyHelpChanges({
    ...others,
    articles: [
      ...others.articles.filter(({ article }) => !isEntry(form, 'article', article.slug)),
      ...own.articles,
    ],
    questions: [
      ...others.questions.filter(({ question }) => !isEntry(form, 'question', question.id)),
      ...own.questions,
    ],
  });
}

/** The help as visitors would see it with this entry published. `undefined` when there is none. Throws NotAllowedError. */
export async function getHelpPreview(
  deps: PreviewDeps,
  { user }: SignedIn,
  id: string,
): Promise<HelpPreview | undefined> {
  requirePermission(user, 'help.manage');
  const row = await readHelpRow(deps, id);
  if (!row) return undefined;
  const { form } = row;
  return { form, help: await readHelpWith(deps, { form, pictures: await readHelpPictures(deps.db, id) }) };
}

interface TypedHelp {
  /** Of the stored help article, whose pictures the text can show. */
  id?: string;
  form: HelpEntryInput;
}

/** R-ARTICLE-7: the help with what is typed, and what is wrong with it. Nothing is stored. Throws NotAllowedError. */
export async function previewTypedHelp(
  deps: PreviewDeps,
  { user }: SignedIn,
  { id, form }: TypedHelp,
): Promise<HelpPreview & { issues: string[] }> {
  requirePermission(user, 'help.manage');
  const pictures = await readHelpPictures(deps.db, id);
  const issues = form.kind === 'article' ? findHelpIssues(form.source, pictures) : [];
  // A text with issues is not shown: a link that it may not have would be on the page.
  const shown = issues.length > 0 ? { ...form, source: '' } : form;
  return { form, issues, help: await readHelpWith(deps, { form: shown, pictures }) };
}
