import type { Article } from '~/content/journal/article';
import { paths } from '~/paths';
import { StoredCover } from '~/sections/drawings/stored-cover';
import { formatDate } from '~/sections/format/format-date';
import { TextLink } from '~/ui/buttons/text-link';

/** The latest articles. The heading is in a corner of the largest picture. On phones the others have small pictures. */
export function HomeJournal({ articles }: { articles: readonly Article[] }) {
  return (
    <section className="wrap section relative">
      <div className="mb-6 lg:pointer-events-none lg:absolute lg:z-1 lg:mb-0 lg:flex lg:h-90 lg:items-end">
        <div className="flex flex-wrap items-end justify-between gap-x-8 lg:pointer-events-auto lg:bg-bg lg:pe-8 lg:pt-6">
          <h2>From the journal</h2>
          <TextLink href={paths.journal()}>Read all</TextLink>
        </div>
      </div>
      <ul className="latest-articles">
        {articles.map(({ slug, title, tag, publishedOn, cover }) => (
          <li key={slug}>
            <a href={paths.article(slug)} className="group block">
              <span className="block h-55 overflow-hidden rounded-tile lg:h-90">
                <StoredCover
                  cover={cover}
                  className="size-full transition-transform duration-500 group-hover:scale-[1.025]"
                />
              </span>
              <span className="mt-4 block text-sm font-medium text-muted">
                {tag}, <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
              </span>
              <span className="mt-1.5 block max-w-[22em] pe-4 font-display text-h3 font-semibold text-balance">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
