import type { Article } from '~/content/journal/article';
import { ArticleCard } from '~/features/journal/article-card';
import { findNeighbours } from '~/features/journal/article-neighbours';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';

interface NeighbourLinkProps {
  article: Article;
  direction: 'previous' | 'next';
}

function NeighbourLink({ article: { slug, title }, direction }: NeighbourLinkProps) {
  const isNext = direction === 'next';
  return (
    <a
      href={paths.article(slug)}
      rel={isNext ? 'next' : 'prev'}
      className="group flex h-full items-center justify-between gap-6 rounded-tile bg-surface p-6 transition-colors hover:bg-raised"
    >
      {!isNext && <Icon name="arrow-left" />}
      <span className={isNext ? undefined : 'text-end'}>
        <span className="block text-sm text-muted">{isNext ? 'Newer' : 'Older'}</span>
        <span className="font-display text-h3 font-semibold group-hover:text-link">{title}</span>
      </span>
      {isNext && <Icon name="arrow-right" />}
    </a>
  );
}

/** The articles before and after in time, and others on the same subject. */
export function ArticleOnward({ article, all }: { article: Article; all: readonly Article[] }) {
  const { previous, next, related } = findNeighbours(article, all);
  return (
    <div className="wrap section print:hidden">
      <nav aria-label="Other articles by date">
        <ul className="grid gap-grout md:grid-cols-2">
          {previous && (
            <li>
              <NeighbourLink article={previous} direction="previous" />
            </li>
          )}
          {next && (
            <li className="md:col-start-2">
              <NeighbourLink article={next} direction="next" />
            </li>
          )}
        </ul>
      </nav>
      {related.length > 0 && (
        <section aria-labelledby="related-title" className="mt-16">
          <h2 id="related-title" className="mb-6">
            Close to this one
          </h2>
          <ul className="grid gap-x-grout gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
