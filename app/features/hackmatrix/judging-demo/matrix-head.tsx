import clsx from 'clsx';
import type { Criterion } from '~/features/hackmatrix/rules/judging-round';
import { Icon } from '~/ui/icons/icon';

interface MatrixHeadProps {
  criteria: readonly Criterion[];
  /** Criterion id; `null` is the score. */
  orderedBy: string | null;
  onOrder: (criterionId: string | null) => void;
}

/** Table head of the matrix: every heading sorts the teams by its column. */
export function MatrixHead({ criteria, orderedBy, onOrder }: MatrixHeadProps) {
  const renderHeading = (id: string | null, label: string) => (
    <button
      type="button"
      onClick={() => onOrder(id)}
      className={clsx(
        'inline-flex min-h-9 max-w-full items-center gap-0.5 text-xs hover:text-text pointer-coarse:min-h-11',
        orderedBy === id ? 'font-semibold' : 'text-muted',
      )}
    >
      <span className="sr-only">Order by </span>
      <span className="truncate">{label}</span>
      <span className={orderedBy === id ? '' : 'invisible @max-md:hidden'}>
        <Icon name="chevron-down" size={10} />
      </span>
    </button>
  );
  const getAriaSort = (id: string | null) => (orderedBy === id ? ('descending' as const) : undefined);
  return (
    <thead className="@max-md:block">
      <tr className="matrix-row">
        <th scope="col" className="matrix-team w-[38%] text-xs font-normal text-muted @6xl:w-[30%]">
          Team
        </th>
        {criteria.map(({ id, name }) => (
          <th key={id} scope="col" aria-sort={getAriaSort(id)} className="text-center font-normal">
            {renderHeading(id, name)}
          </th>
        ))}
        <th scope="col" aria-sort={getAriaSort(null)} className="matrix-score text-end font-normal">
          {renderHeading(null, 'Score')}
        </th>
      </tr>
    </thead>
  );
}
