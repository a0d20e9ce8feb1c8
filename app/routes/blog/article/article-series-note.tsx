import type { Article } from '~/content/journal/article';
import { findSeriesGroup } from '~/features/journal/journal-lists';
import { paths } from '~/paths';

interface ArticleSeriesNoteProps {
  article: Article;
  all: readonly Article[];
}

/** Which part of which series the article is. */
export function ArticleSeriesNote({ article: { series, slug }, all }: ArticleSeriesNoteProps) {
  const group = findSeriesGroup(all, series);
  if (!group || group.articles.length < 2) return null;
  const index = group.articles.toReversed().findIndex((article) => article.slug === slug);
  return (
    <p className="mb-8 rounded-tile bg-surface p-5 print:hidden">
      Part {index + 1} of {group.articles.length} of{' '}
      <a href={paths.journalSeries(group.subject.id)} className="font-semibold underline underline-offset-4">
        {group.subject.title}
      </a>
    </p>
  );
}
