import type { Article } from '~/content/journal/article';
import { pluralise } from '~/domain/text/pluralise';
import { ArticleCard } from '~/features/journal/article-card';
import { ArticleFacts } from '~/features/journal/article-facts';
import { paths } from '~/paths';
import { StoredCover } from '~/sections/drawings/stored-cover';

/** The articles of an author, the latest one across the page. */
export function AuthorArticles({
  articles: [latest, ...earlier],
}: {
  articles: readonly [Article, ...Article[]];
}) {
  return (
    <>
      <h2 className="mt-16 mb-6">{pluralise(earlier.length + 1, 'article')}</h2>
      <article className="group relative grid overflow-hidden rounded-tile bg-surface transition-colors hover:bg-raised md:grid-cols-[8fr_4fr]">
        <div className="h-55 overflow-hidden md:order-1 md:h-auto">
          <StoredCover
            cover={latest.cover}
            className="size-full transition-transform duration-500 group-hover:scale-[1.025]"
          />
        </div>
        <div className="p-6 md:p-10">
          <h3 className="text-h2">
            <a
              href={paths.article(latest.slug)}
              className="after:absolute after:inset-0 group-hover:text-link"
            >
              {latest.title}
            </a>
          </h3>
          <p className="mt-4 max-w-[56ch] text-lead text-muted">{latest.summary}</p>
          <ArticleFacts article={latest} className="mt-6" />
        </div>
      </article>
      {earlier.length > 0 && (
        <ul className="mt-10 grid gap-x-grout gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {earlier.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} headingLevel="h3" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
