import clsx from 'clsx';
import type { Article } from '~/content/journal/article';
import { ArticleCard } from '~/features/journal/article-card';

/** Columns of twelve: rows of three and of two cards alternate. */
const SPANS = ['lg:col-span-4', 'lg:col-span-4', 'lg:col-span-4', 'lg:col-span-7', 'lg:col-span-5'];

const isInWideRow = (index: number) => index % SPANS.length > 2;

/** Cards of articles in rows of different rhythm. */
export function JournalGrid({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="mt-10 grid gap-x-grout gap-y-10 sm:grid-cols-2 lg:grid-cols-12">
      {articles.map((article, index) => (
        <li key={article.slug} className={clsx('grid', SPANS[index % SPANS.length])}>
          <ArticleCard article={article} headingLevel="h2" isWide={isInWideRow(index)} />
        </li>
      ))}
    </ul>
  );
}
