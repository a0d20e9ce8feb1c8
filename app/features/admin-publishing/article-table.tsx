import { adminPaths } from '~/content/admin/admin-paths';
import { PUBLICATION_STATE_LABELS } from '~/content/admin/publication-texts';
import { findTeamMember } from '~/content/company/team';
import type { PublicationState } from '~/domain/publishing/publication-state';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE, ToolTableHead } from '~/sections/admin/tool-table';
import { formatDate } from '~/sections/format/format-date';
import { formatDayAndTime, formatMoment } from '~/sections/format/format-moment';

interface ListedArticle {
  id: string;
  title: string;
  authorId: string;
  state: PublicationState;
  publishAt: Date | null;
  publishedOn: string | null;
  changedAt: Date;
}

const HEADS = [
  { label: 'Title' },
  { label: 'State' },
  { label: 'Author', className: 'max-lg:hidden' },
  { label: 'Changed', className: 'max-sm:hidden' },
];

/** "Scheduled for …" or "Published on …". */
function describeState({ state, publishAt, publishedOn }: ListedArticle, now: Date): string {
  if (state === 'scheduled' && publishAt) return `Scheduled for ${formatDayAndTime(publishAt, now)}`;
  if (state === 'published' && publishedOn) return `Published on ${formatDate(publishedOn)}`;
  return PUBLICATION_STATE_LABELS[state];
}

/** Articles of the back office. The title is the link of the row. */
export function ArticleTable({ articles, now }: { articles: readonly ListedArticle[]; now: Date }) {
  return (
    <table className={TOOL_TABLE}>
      <ToolTableHead heads={HEADS} />
      <tbody>
        {articles.map((article) => (
          <tr key={article.id} className={TOOL_ROW}>
            <td className={TOOL_CELL}>
              <a
                href={adminPaths.article(article.id)}
                className={`font-semibold wrap-anywhere ${TOOL_ROW_LINK}`}
              >
                {article.title}
              </a>
            </td>
            <td className={TOOL_CELL}>{describeState(article, now)}</td>
            <td className={`${TOOL_CELL} max-lg:hidden`}>{findTeamMember(article.authorId)?.name}</td>
            <td className={`${TOOL_CELL} text-muted max-sm:hidden`}>
              <time dateTime={article.changedAt.toISOString()}>{formatMoment(article.changedAt, now)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
