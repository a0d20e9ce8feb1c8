import { teamMembers } from '~/content/company/team';
import { ARTICLE_TAGS, COVER_KINDS } from '~/content/journal/article';
import { articleSeries } from '~/content/journal/article-series';
import { type ArticleInput, MAX_ARTICLE_SOURCE } from '~/domain/articles/article-form-schema';
import { textAreaField } from '~/domain/forms/form-fields';
import { createSlug } from '~/domain/publishing/slug';
import { readFieldText } from '~/server/http/body/read-body.server';

const sourceField = textAreaField({ label: 'The text', max: MAX_ARTICLE_SOURCE });

const choose = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((value) => value === typed);

/** An article as far as it is typed. What is missing or unknown has a value that can be shown. */
export function readTypedArticle(form: FormData): ArticleInput {
  const title = readFieldText(form, 'title') || 'No title yet';
  const authors = teamMembers.map(({ id }) => id);
  const seed = Number(readFieldText(form, 'coverSeed'));
  return {
    title,
    slug: createSlug(title) || 'preview',
    summary: readFieldText(form, 'summary', 240),
    authorId: choose(authors, readFieldText(form, 'authorId')) ?? authors[0] ?? '',
    tag: choose(ARTICLE_TAGS, readFieldText(form, 'tag')) ?? ARTICLE_TAGS[0],
    series: choose(
      articleSeries.map(({ id }) => id),
      readFieldText(form, 'series'),
    ),
    coverKind: choose(COVER_KINDS, readFieldText(form, 'coverKind')) ?? COVER_KINDS[0],
    coverSeed: Number.isSafeInteger(seed) && seed > 0 ? seed : 1,
    source: sourceField.safeParse(form.get('source')).data ?? '',
  };
}
