import type { Article } from '~/content/journal/article';
import type { HtmlNode } from '~/domain/markdown/syntax-trees';
import { ArticleText } from '~/features/journal/article/article-text';
import { ArticleFacts } from '~/features/journal/article-facts';
import { getArticleBreadcrumbs } from '~/features/journal/article-meta';
import { AuthorLine } from '~/features/journal/author-line';
import { getAuthor } from '~/features/journal/journal-lists';
import { formatDate } from '~/sections/format/format-date';
import { Cover } from '~/ui/art/covers/cover';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { ArticleContents } from './article-contents';
import { ArticleEnd } from './article-end';
import { ArticleOnward } from './article-onward';
import { ArticleSeriesNote } from './article-series-note';

interface StandardArticleProps {
  article: Article;
  text: HtmlNode;
  /** All articles, for what to read next. */
  all: readonly Article[];
  /** Absolute URL, for sharing. */
  pageUrl: string;
}

/** An article to read: its title, its cover, and the text with its contents beside it. */
export function StandardArticle({ article, text, pageUrl, all }: StandardArticleProps) {
  const { slug, title, summary, updatedOn, cover, outline } = article;
  return (
    <>
      <article className="wrap pt-4">
        <header>
          <Breadcrumbs items={getArticleBreadcrumbs(article)} className="print:hidden" />
          <h1 className="mt-4 max-w-[20ch] text-[clamp(2.4rem,4.9vw,4.5rem)] wrap-anywhere">{title}</h1>
          <div className="mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-[8fr_4fr]">
            <p className="max-w-[52ch] text-lead text-muted">{summary}</p>
            <div className="grid content-start gap-3">
              <AuthorLine author={getAuthor(article)} />
              <ArticleFacts article={article} linksTag />
              {updatedOn && (
                <p className="text-sm text-muted">
                  Corrected on <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
                </p>
              )}
            </div>
          </div>
          <div className="mt-8 h-55 overflow-hidden rounded-tile quarter-br lg:h-90 print:hidden">
            <Cover {...cover} className="size-full" />
          </div>
        </header>
        <div className="article-columns mt-10 md:mt-16">
          <ArticleContents outline={outline} />
          <div>
            <ArticleSeriesNote article={article} all={all} />
            <div className="article">
              <ArticleText text={text} />
            </div>
            <ArticleEnd pageUrl={pageUrl} slug={slug} />
          </div>
        </div>
      </article>
      <ArticleOnward article={article} all={all} />
    </>
  );
}
