import type { HelpContent } from '~/content/help/merge-help';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import { HelpArticleForm, type HelpFormProps } from '~/features/admin-publishing/help-article-form';
import { QuestionForm } from '~/features/admin-publishing/question-form';

/** The articles that a help article can name as asked next, by title. */
export const listRelatedChoices = ({ articles }: HelpContent, slug: string) =>
  articles
    .filter((article) => article.slug !== slug)
    .map((article) => ({ slug: article.slug, title: article.question }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

interface HelpEntryFormProps extends HelpFormProps<HelpEntryInput> {
  articles: readonly { slug: string; title: string }[];
}

/** The form of a help article or of a question. */
export function HelpEntryForm({ values, articles, ...form }: HelpEntryFormProps) {
  return values.kind === 'article' ? (
    <HelpArticleForm {...form} values={values} articles={articles} />
  ) : (
    <QuestionForm {...form} values={values} />
  );
}
