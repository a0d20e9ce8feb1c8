import clsx from 'clsx';
import { MAX_RUBRIC_POINTS } from '~/content/products/evaledge-preview-content';
import { countPointPairs, type PointPair } from '~/domain/assessment/grader-agreement';

interface PointCrossTableProps {
  pairs: readonly PointPair[];
  otherGrader: string;
}

const scale = Array.from({ length: MAX_RUBRIC_POINTS + 1 }, (_, points) => points);

/** How often each pair of points occurs. Equal points are on the diagonal, in colour. */
export function PointCrossTable({ pairs, otherGrader }: PointCrossTableProps) {
  const counts = countPointPairs(pairs, MAX_RUBRIC_POINTS);
  return (
    <table className="w-full table-fixed border-separate border-spacing-grout text-center text-sm tabular-nums">
      <caption className="pb-2 text-start text-muted">
        Your points by row, {otherGrader}’s by column. On the diagonal they are equal.
      </caption>
      <thead className="text-xs text-muted">
        <tr>
          <td />
          {scale.map((theirs) => (
            <th key={theirs} scope="col" className="font-normal">
              {theirs}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scale.map((mine) => (
          <tr key={mine}>
            <th scope="row" className="text-xs font-normal text-muted">
              {mine}
            </th>
            {scale.map((theirs) => (
              <CountCell key={theirs} count={counts[mine]?.[theirs] ?? 0} isEqual={mine === theirs} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CountCell({ count, isEqual }: { count: number; isEqual: boolean }) {
  const colour = isEqual ? 'bg-glaze-indigo text-glaze-bone' : 'bg-text text-bg';
  return (
    <td className={clsx('h-12 rounded-inner font-semibold', count === 0 ? 'bg-surface text-faint' : colour)}>
      {count}
    </td>
  );
}
