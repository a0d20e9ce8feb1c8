import type { Article } from '~/content/journal/article';
import { getAuthor } from '~/features/journal/journal-lists';
import { paths } from '~/paths';
import { formatDayAndMonth } from '~/sections/format/format-date';

interface ArchiveRowProps {
  article: Article;
  /** A search result says why it was found. */
  hasSummary: boolean;
}

/** One line of the archive: all of it is the link. The heading above has the year. */
export function ArchiveRow({ article, hasSummary }: ArchiveRowProps) {
  const { slug, title, summary, tag, publishedOn } = article;
  return (
    <li className="group relative grid gap-x-6 gap-y-1 rounded-tile bg-surface px-5 py-3 transition-colors hover:bg-raised sm:grid-cols-[4rem_minmax(0,1fr)] xl:grid-cols-[4rem_minmax(0,1fr)_19rem]">
      <time dateTime={publishedOn} className="text-sm text-muted sm:pt-1">
        {formatDayAndMonth(publishedOn)}
      </time>
      <div>
        <a
          href={paths.article(slug)}
          className="font-display text-h4 font-semibold after:absolute after:inset-0 group-hover:text-link"
        >
          {title}
        </a>
        {hasSummary && <p className="mt-1 max-w-[64ch] text-muted">{summary}</p>}
      </div>
      <p className="text-sm text-muted sm:col-start-2 xl:col-start-3 xl:pt-1 xl:text-end">
        {getAuthor(article).name} on {tag.toLowerCase()}
      </p>
    </li>
  );
}
