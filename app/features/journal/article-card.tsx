import clsx from 'clsx';
import type { Article } from '~/content/journal/article';
import { paths } from '~/paths';
import { StoredCover } from '~/sections/drawings/stored-cover';
import { ArticleFacts } from './article-facts';

interface ArticleCardProps {
  article: Article;
  headingLevel: 'h2' | 'h3';
  /** A wide card shows the summary. */
  isWide?: boolean;
  className?: string;
}

/** Cover, title and facts of an article; the whole card is the link. */
export function ArticleCard({ article, headingLevel: Heading, isWide, className }: ArticleCardProps) {
  return (
    <article className={clsx('group relative', className)}>
      <div className={clsx('overflow-hidden rounded-tile', isWide ? 'h-55 lg:h-90' : 'h-55')}>
        <StoredCover
          cover={article.cover}
          className="size-full transition-transform duration-500 group-hover:scale-[1.025]"
        />
      </div>
      <Heading className="mt-4 max-w-[22em] pe-4 text-h3 text-balance">
        <a href={paths.article(article.slug)} className="after:absolute after:inset-0 group-hover:text-link">
          {article.title}
        </a>
      </Heading>
      {isWide && <p className="mt-2 max-w-[56ch] text-muted">{article.summary}</p>}
      <ArticleFacts article={article} className="mt-3" />
    </article>
  );
}
