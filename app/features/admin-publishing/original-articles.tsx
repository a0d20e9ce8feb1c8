import { findTeamMember } from '~/content/company/team';
import { paths } from '~/paths';
import { TOOL_ROW_LINK } from '~/sections/admin/tool-table';
import { formatDate } from '~/sections/format/format-date';

interface OriginalArticlesProps {
  articles: readonly { slug: string; title: string; authorId: string; publishedOn: string }[];
}

/** The articles of the repository. They can be read here and not changed. */
export function OriginalArticles({ articles }: OriginalArticlesProps) {
  return (
    <section aria-labelledby="originals-title" className="pt-8">
      <h2 id="originals-title" className="flex items-baseline gap-2 text-base tracking-normal">
        Came with the site
        <span className="text-sm font-normal text-muted tabular-nums">{articles.length}</span>
      </h2>
      <p className="pb-2 text-sm text-muted">
        They are part of the site’s code and change with a new version of it.
      </p>
      <ul className="grid gap-grout xl:grid-cols-2">
        {articles.map(({ slug, title, authorId, publishedOn }) => (
          <li
            key={slug}
            className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 rounded-tile bg-surface px-3 py-1.5 hover:bg-raised has-focus-visible:bg-raised lg:min-h-10"
          >
            <a
              href={paths.article(slug)}
              className={`font-medium wrap-anywhere max-sm:w-full ${TOOL_ROW_LINK}`}
            >
              {title}
            </a>
            <span className="text-xs text-muted">
              {findTeamMember(authorId)?.name}, {formatDate(publishedOn)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
