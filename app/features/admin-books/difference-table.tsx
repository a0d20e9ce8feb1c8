import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { BOOK_FACT_LABELS, formatBookValues } from '~/content/admin/book-texts';
import { BOOK_FACTS, type BookDifference, getDifferenceKey } from '~/domain/books/book-difference';
import { paths } from '~/paths';
import { TOOL_CELL, TOOL_HEAD, TOOL_ROW, TOOL_TABLE, ToolRowLink } from '~/sections/admin/tool-table';

/** Where to look: the order, the product or the code. Absent for a series of numbers. */
function getPath({ fact, order, subjectId }: BookDifference): string | undefined {
  if (order) return adminPaths.order(order);
  if (!subjectId) return undefined;
  return BOOK_FACTS[fact].area === 'codes' ? adminPaths.discount(subjectId) : paths.shop.product(subjectId);
}

function Place({ difference }: { difference: BookDifference }) {
  const { order, subject } = difference;
  const path = getPath(difference);
  const label = order ?? subject;
  return (
    <>
      {path ? (
        <ToolRowLink href={path} className="font-semibold tabular-nums">
          {label}
        </ToolRowLink>
      ) : (
        <span className="font-semibold tabular-nums">{label}</span>
      )}
      {order && subject && <span className="block text-xs text-muted">{subject}</span>}
    </>
  );
}

/** Each recorded value that is not what its rows make. */
export function DifferenceTable({ differences }: { differences: readonly BookDifference[] }) {
  return (
    <div className="overflow-x-auto">
      <table className={TOOL_TABLE}>
        <caption className="sr-only">Differences</caption>
        <thead>
          <tr>
            {['Where', 'What'].map((label) => (
              <th key={label} scope="col" className={TOOL_HEAD}>
                {label}
              </th>
            ))}
            {['Recorded', 'Should be'].map((label) => (
              <th key={label} scope="col" className={clsx(TOOL_HEAD, 'text-end!')}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => {
            const { recorded, expected } = formatBookValues(difference);
            return (
              <tr key={getDifferenceKey(difference)} className={TOOL_ROW}>
                <td className={TOOL_CELL}>
                  <Place difference={difference} />
                </td>
                <td className={TOOL_CELL}>{BOOK_FACT_LABELS[difference.fact]}</td>
                <td className={clsx(TOOL_CELL, 'text-end text-danger tabular-nums')}>{recorded}</td>
                <td className={clsx(TOOL_CELL, 'text-end tabular-nums')}>{expected}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
