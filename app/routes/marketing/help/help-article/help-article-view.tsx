import type { ReactNode } from 'react';
import type { HelpArticle, HelpCategory } from '~/content/help/help-article';
import type { ArticleWithCategory } from '~/content/help/help-articles';
import type { HelpContent } from '~/content/help/merge-help';
import { paths } from '~/paths';
import { site } from '~site';
import { HelpArticleBody } from './help-article-body';
import { HelpArticleContents } from './help-article-contents';
import { HelpArticleHero } from './help-article-hero';
import { RelatedArticles } from './related-articles';

export interface HelpArticlePageData {
  article: HelpArticle;
  category: Pick<HelpCategory, 'id' | 'name'>;
  related: readonly Pick<HelpArticle, 'slug' | 'question' | 'short'>[];
}

/** What the page of an article shows. Related articles that are not shown any more are left out. */
export function toHelpArticlePage(help: HelpContent, found: ArticleWithCategory): HelpArticlePageData {
  const { article, category } = found;
  const related = article.related.flatMap((slug) => help.findArticle(slug)?.article ?? []);
  return {
    article,
    category: { id: category.id, name: category.name },
    related: related.map(({ slug, question, short }) => ({ slug, question, short })),
  };
}

/** A help article. `children`: the question whether it helped. */
export function HelpArticleView({
  article,
  category,
  related,
  children,
}: HelpArticlePageData & { children?: ReactNode }) {
  return (
    <>
      <article className="wrap">
        <HelpArticleHero article={article} category={category} />
        <HelpArticleContents sections={article.sections} />
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-14 md:mt-16 lg:gap-16 print:gap-6">
          <HelpArticleBody sections={article.sections} />
          <p className="hidden text-sm text-muted print:block">
            {site.legalName}, {site.domain}
            {paths.helpArticle(article.slug)}
          </p>
          {children}
        </div>
      </article>
      <RelatedArticles related={related} category={category} />
    </>
  );
}
