import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import type { ListedReview } from '~/domain/reviews/review';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { TOOL_CELL, TOOL_ROW, TOOL_ROW_LINK, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
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
    <table className={TOOL_TABLE}>
      <caption className="sr-only">Reviews</caption>
      <ToolTableHead heads={HEADS} />
      <tbody>
        {reviews.map(({ id, title, excerpt, productName, author, stars, photos, hasAnswer, submittedAt }) => (
          <tr key={id} className={TOOL_ROW}>
            <td className={clsx(TOOL_CELL, 'max-w-0 w-3/5')}>
              <a
                href={adminPaths.review(id)}
                {...{ [ADMIN_ATTRIBUTES.entry]: '' }}
                className={clsx('block truncate font-semibold', TOOL_ROW_LINK)}
              >
                {title || excerpt}
              </a>
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
      </tbody>
    </table>
  );
}
