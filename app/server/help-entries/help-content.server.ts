import { eq, inArray } from 'drizzle-orm';
import { HELP_CATEGORY_IDS, type HelpArticle, type HelpCategoryId } from '~/content/help/help-article';
import type { HelpChanges, HelpContent } from '~/content/help/merge-help';
import { QUESTION_GROUP_IDS } from '~/content/help/question-groups';
import { applyHelpChanges } from '~/content/help/repository-help';
import type { HelpArticleInput, HelpEntryInput, QuestionInput } from '~/domain/help/help-entry';
import type { UploadedPicture, UploadedPictureWithAlt } from '~/domain/publishing/uploaded-picture';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { helpEntries, helpEntrySlugs, helpPictureFiles } from '../db/schema/help-entries.server';
import { listPictures, readPictures } from '../publishing/text-pictures.server';
import { parseHelpMarkdown } from './parse-help-markdown.server';

/** The channel on which the database announces that the help changed. */
export const HELP_CHANNEL = 'help';

/** Former slugs of articles, with the current one. */
type MovedArticles = ReadonlyMap<string, string>;

/** The related articles by their current slugs: one can have got another slug since it was chosen. */
export const withCurrentRelated = <Form extends HelpEntryInput>(form: Form, moved: MovedArticles): Form =>
  form.kind === 'article'
    ? { ...form, related: [...new Set(form.related.map((slug) => moved.get(slug) ?? slug))] }
    : form;

const toHelpArticle = (
  form: HelpArticleInput,
  pictures: readonly UploadedPicture[],
  moved: MovedArticles,
): HelpArticle => ({
  slug: form.slug,
  question: form.title,
  short: form.summary,
  keywords: form.keywords,
  related: withCurrentRelated(form, moved).related,
  sections: parseHelpMarkdown(form.source, pictures),
});

const toCategory = (form: HelpArticleInput): HelpCategoryId =>
  HELP_CATEGORY_IDS.find((id) => id === form.category) ?? HELP_CATEGORY_IDS[0];

const toQuestion = ({ groups, place, slug, title, source }: QuestionInput) => ({
  groups: QUESTION_GROUP_IDS.filter((id) => groups.includes(id)),
  place,
  question: { id: slug, question: title, answer: source },
});

interface PublicEntry {
  form: HelpEntryInput;
  state: string;
  /** Uploaded to it. */
  pictures: readonly UploadedPicture[];
}

/** Changes of entries that were published or withdrawn. `movedArticles` have the former slugs. */
export function toHelpChanges(
  entries: readonly PublicEntry[],
  movedArticles: MovedArticles = new Map(),
): HelpChanges {
  const shown = entries.filter(({ state }) => state === 'published');
  const listWithdrawn = (kind: HelpEntryInput['kind']) =>
    new Set(
      entries
        .filter(({ form, state }) => state === 'withdrawn' && form.kind === kind)
        .map(({ form }) => form.slug),
    );
  return {
    articles: shown.flatMap(({ form, pictures }) =>
      form.kind === 'article'
        ? [
            {
              category: toCategory(form),
              place: form.place,
              article: toHelpArticle(form, pictures, movedArticles),
            },
          ]
        : [],
    ),
    questions: shown.flatMap(({ form }) => (form.kind === 'question' ? [toQuestion(form)] : [])),
    withdrawnArticles: listWithdrawn('article'),
    withdrawnQuestions: listWithdrawn('question'),
    movedArticles,
  };
}

/** The pictures that the text of a help article can show. A new one has no `id`. */
export const readHelpPictures = async (db: QueryBuilder, id = ''): Promise<UploadedPictureWithAlt[]> =>
  isUuid(id) ? readPictures(db, helpPictureFiles, id) : [];

/** Of the published articles. */
export async function readMovedArticles(db: QueryBuilder): Promise<MovedArticles> {
  const { id, slug: current } = helpEntries;
  const slugs = await db
    .select({ former: helpEntrySlugs.slug, current })
    .from(helpEntrySlugs)
    .innerJoin(helpEntries, eq(id, helpEntrySlugs.textId))
    .where(eq(helpEntries.state, 'published'));
  return new Map(slugs.filter((row) => row.former !== row.current).map((row) => [row.former, row.current]));
}

export async function readHelpChanges(db: QueryBuilder): Promise<HelpChanges> {
  const { id, form, state } = helpEntries;
  const entries = await db
    .select({ id, form, state })
    .from(helpEntries)
    .where(inArray(state, ['published', 'withdrawn']))
    .orderBy(id);
  const pictures = await listPictures(db, helpPictureFiles);
  const shown = entries.map((entry) => ({ ...entry, pictures: pictures.get(entry.id) ?? [] }));
  return toHelpChanges(shown, await readMovedArticles(db));
}

/** The help that visitors see, of the repository and of the back office. */
export const readHelp = async (db: QueryBuilder): Promise<HelpContent> =>
  applyHelpChanges(await readHelpChanges(db));
