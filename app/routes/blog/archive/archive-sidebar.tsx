import type { Article } from '~/content/journal/article';
import { type ArchiveQuery, groupByMonth, MAX_ARCHIVE_QUERY_LENGTH } from '~/features/journal/archive-query';
import { FeedLinks } from '~/features/journal/feed-links';
import { groupByTag } from '~/features/journal/journal-lists';
import { paths } from '~/paths';
import { formatMonth } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

interface FilterLinkProps {
  href: string;
  label: string;
  count: number;
  isCurrent: boolean;
}

/** A filter with the number of its articles. The current one leads back to all. */
function FilterLink({ href, label, count, isCurrent }: FilterLinkProps) {
  return (
    <li>
      <a
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        className="group flex min-h-11 items-center justify-between gap-4 aria-[current]:font-semibold"
      >
        <span className="underline-offset-4 group-hover:underline">{label}</span>
        <span className="text-sm text-muted tabular-nums">{count}</span>
      </a>
    </li>
  );
}

interface ArchiveSidebarProps {
  articles: readonly Article[];
  query: ArchiveQuery;
}

/** Search, subjects and months. Each keeps what the others have selected. */
export function ArchiveSidebar({ articles, query: { q, tag, month } }: ArchiveSidebarProps) {
  return (
    <div className="grid gap-6 lg:sticky lg:top-8 lg:row-span-2 lg:row-start-1 lg:gap-8 print:hidden">
      <search>
        <form action={paths.journalArchive()} className="grid grid-cols-[minmax(0,1fr)_auto] gap-grout">
          <label htmlFor="archive-query" className="col-span-full mb-1 text-sm font-semibold">
            Search the archive
          </label>
          <input
            id="archive-query"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={MAX_ARCHIVE_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            className="control min-w-0"
          />
          {tag && <input type="hidden" name="tag" value={tag.toLowerCase()} />}
          {month && <input type="hidden" name="month" value={month} />}
          <Button type="submit" aria-label="Search">
            <Icon name="search" />
          </Button>
        </form>
      </search>
      <nav aria-labelledby="archive-subjects">
        <h2 id="archive-subjects" className="font-sans text-sm font-semibold tracking-normal">
          Subjects
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-6 lg:block">
          {groupByTag(articles).map(({ subject, articles: onSubject }) => (
            <FilterLink
              key={subject}
              label={subject}
              count={onSubject.length}
              isCurrent={subject === tag}
              href={paths.journalArchive({
                q,
                month,
                tag: subject === tag ? undefined : subject.toLowerCase(),
              })}
            />
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="archive-months">
        <h2 id="archive-months" className="font-sans text-sm font-semibold tracking-normal">
          Months
        </h2>
        <ul className="mt-1 flex max-h-100 flex-wrap gap-x-6 overflow-y-auto lg:block">
          {groupByMonth(articles).map((entry) => (
            <FilterLink
              key={entry.month}
              label={formatMonth(entry.month)}
              count={entry.articles.length}
              isCurrent={entry.month === month}
              href={paths.journalArchive({
                q,
                tag: tag?.toLowerCase(),
                month: entry.month === month ? undefined : entry.month,
              })}
            />
          ))}
        </ul>
      </nav>
      <div className="max-lg:hidden">
        <p className="text-sm font-semibold">Feeds</p>
        <FeedLinks />
      </div>
    </div>
  );
}
