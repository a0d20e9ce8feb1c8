import type { HelpContent } from '~/content/help/merge-help';
import type { QuestionGroup } from '~/content/help/question-groups';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import { FaqQuestionList } from '../faq/faq-question-list';
import {
  type HelpArticlePageData,
  HelpArticleView,
  toHelpArticlePage,
} from './help-article/help-article-view';

interface HelpPreviewData {
  page?: HelpArticlePageData;
  groups: readonly QuestionGroup[];
}

/** What the preview of an entry shows: the page of a help article, or the groups of a question. */
export function toHelpPreviewData(help: HelpContent, form: HelpEntryInput): HelpPreviewData {
  const entry = form.kind === 'article' ? help.findArticle(form.slug) : undefined;
  const groups = help.groups.filter((group) => form.kind === 'question' && form.groups.includes(group.id));
  return { groups, ...(entry && { page: toHelpArticlePage(help, entry) }) };
}

export function HelpPreviewView({ page, groups }: HelpPreviewData) {
  return (
    <>
      {page ? (
        <HelpArticleView {...page} />
      ) : (
        <h1 className="wrap pt-8 text-3xl">Groups that contain the question</h1>
      )}
      {groups.map((group) => (
        <FaqQuestionList key={group.id} group={group} />
      ))}
    </>
  );
}
