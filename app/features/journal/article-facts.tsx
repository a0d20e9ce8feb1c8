import clsx from 'clsx';
import type { Article } from '~/content/journal/article';
import { pluralise } from '~/domain/text/pluralise';
import { paths } from '~/paths';
import { formatDate } from '~/sections/format/format-date';

interface ArticleFactsProps {
  article: Article;
  /** The tag is a link. Not inside another link. */
  linksTag?: boolean;
  className?: string;
}

/** Tag, date and reading time in one line. */
export function ArticleFacts({ article, linksTag, className }: ArticleFactsProps) {
  const { tag, publishedOn, readingMinutes } = article;
  return (
    <span className={clsx('block text-sm text-muted', className)}>
      {linksTag ? (
        <a href={paths.journalTag(tag)} className="font-semibold text-text underline underline-offset-4">
          {tag}
        </a>
      ) : (
        <span className="font-semibold text-text">{tag}</span>
      )}
      , <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>, {pluralise(readingMinutes, 'minute')}
    </span>
  );
}
