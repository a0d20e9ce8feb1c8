import type { Article } from '~/content/journal/article';
import { ArticleFacts } from '~/features/journal/article-facts';
import { paths } from '~/paths';
import { StoredCover } from '~/sections/drawings/stored-cover';

/** A part of a series with its number and its cover; the whole row is the link. */
export const SeriesPart = ({ article, number }: { article: Article; number: number }) => (
  <li className="group relative grid overflow-hidden rounded-tile bg-surface transition-colors hover:bg-raised sm:grid-cols-[minmax(0,1fr)_9rem] md:grid-cols-[minmax(0,1fr)_13rem]">
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 p-5 md:grid-cols-[4rem_minmax(0,1fr)] md:p-8">
      <span aria-hidden="true" className="font-display text-h2 font-semibold text-faint tabular-nums">
        {number}
      </span>
      <div>
        <h2 className="text-h3">
          <a
            href={paths.article(article.slug)}
            className="after:absolute after:inset-0 group-hover:text-link"
          >
            {article.title}
          </a>
        </h2>
        <p className="mt-2 text-muted">{article.summary}</p>
        <ArticleFacts article={article} className="mt-3" />
      </div>
    </div>
    <div className="overflow-hidden max-sm:hidden">
      <StoredCover
        cover={article.cover}
        className="size-full transition-transform duration-500 group-hover:scale-[1.025]"
      />
    </div>
  </li>
);
