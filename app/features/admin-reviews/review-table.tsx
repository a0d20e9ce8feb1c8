import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { ListedReview } from '~/domain/reviews/review';
import { TOOL_CELL, TOOL_ROW, ToolRowLink, ToolTable } from '~/sections/admin/tool-table';
import { formatMoment } from '~/sections/format/format-moment';
import { Stars } from '~/ui/data/stars';

const HEADS = [
  { label: 'Review' },
  { label: 'Stars' },
  { label: 'Author', className: 'max-lg:hidden' },
  { label: 'Photos', className: 'max-lg:hidden' },
  { label: 'Written', className: 'max-sm:hidden' },
];

interface ReviewTableProps {
  reviews: readonly ListedReview[];
  now: Date;
}

/** Reviews in one state. The title is the link of the row, or the text of an old review without one. */
export function ReviewTable({ reviews, now }: ReviewTableProps) {
  return (
    <ToolTable caption="Reviews" heads={HEADS}>
      {reviews.map(({ id, title, excerpt, productName, author, stars, photos, hasAnswer, submittedAt }) => (
        <tr key={id} className={TOOL_ROW}>
          <td className={clsx(TOOL_CELL, 'max-w-0 w-3/5')}>
            <ToolRowLink
              href={adminPaths.review(id)}
              className="line-clamp-2 font-semibold wrap-anywhere lg:line-clamp-1"
            >
              {title || excerpt}
            </ToolRowLink>
            <span className="block truncate text-xs text-muted">
              {productName}
              {hasAnswer && ', answered'}
            </span>
          </td>
          <td className={TOOL_CELL}>
            <Stars value={stars} label={`${stars} out of 5 stars`} />
          </td>
          <td className={clsx(TOOL_CELL, 'max-lg:hidden')}>{author}</td>
          <td className={clsx(TOOL_CELL, 'tabular-nums max-lg:hidden')}>{photos}</td>
          <td className={clsx(TOOL_CELL, 'whitespace-nowrap text-muted max-sm:hidden')}>
            <time dateTime={submittedAt.toISOString()}>{formatMoment(submittedAt, now)}</time>
          </td>
        </tr>
      ))}
    </ToolTable>
  );
}
