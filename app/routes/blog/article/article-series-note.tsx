import type { Article } from '~/content/journal/article';
import { findSeriesGroup } from '~/features/journal/journal-lists';
import { paths } from '~/paths';

/** Which part of which series the article is. */
export function ArticleSeriesNote({ article: { series, slug } }: { article: Article }) {
  const group = findSeriesGroup(series);
  if (!group || group.articles.length < 2) return null;
  const part = group.articles.toReversed().findIndex((article) => article.slug === slug) + 1;
  return (
    <p className="mb-8 rounded-tile bg-surface p-5 print:hidden">
      Part {part} of {group.articles.length} of{' '}
      <a href={paths.journalSeries(group.subject.id)} className="font-semibold underline underline-offset-4">
        {group.subject.title}
      </a>
    </p>
  );
}
