import clsx from 'clsx';
import type { Criterion } from '~/features/hackmatrix/rules/judging-round';
import { Icon } from '~/ui/icons/icon';

interface MatrixHeadProps {
  criteria: readonly Criterion[];
  /** `null` orders by score. */
  orderedBy: string | null;
  onOrder: (criterionId: string | null) => void;
}

/** The criteria; each heading orders the teams by its column. */
export function MatrixHead({ criteria, orderedBy, onOrder }: MatrixHeadProps) {
  const heading = (id: string | null, label: string) => (
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
  const sortOf = (id: string | null) => (orderedBy === id ? ('descending' as const) : undefined);
  return (
    <thead className="@max-md:block">
      <tr className="matrix-row">
        <th scope="col" className="matrix-team w-[38%] text-xs font-normal text-muted @6xl:w-[30%]">
          Team
        </th>
        {criteria.map(({ id, name }) => (
          <th key={id} scope="col" aria-sort={sortOf(id)} className="text-center font-normal">
            {heading(id, name)}
          </th>
        ))}
        <th scope="col" aria-sort={sortOf(null)} className="matrix-score text-end font-normal">
          {heading(null, 'Score')}
        </th>
      </tr>
    </thead>
  );
}
