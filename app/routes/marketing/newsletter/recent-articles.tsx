import type { Article } from '~/content/journal/article';
import { ArticleCard } from '~/features/journal/article-card';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** The newest articles of the journal: an edition of the newsletter is made of such. */
export function RecentArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="recent-title" className="wrap section">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="recent-title">Lately in the journal</h2>
        <TextLink href={paths.journal()}>All of the journal</TextLink>
      </div>
      <ul className="grid gap-x-grout gap-y-10 md:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
