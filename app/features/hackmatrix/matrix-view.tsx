import { useState } from 'react';
import type { Round, Standing } from '~/domain/judging';
import { HeatCell } from '~/ui/charts/heat-cell';
import { Icon } from '~/ui/icon';

interface MatrixViewProps {
  round: Round;
  order: readonly Standing[];
  selected: { teamId: string; criterionId: string } | null;
  onSelect: (cell: { teamId: string; criterionId: string }) => void;
}

const twoDigits = (place: number) => String(place).padStart(2, '0');

/** Teams by criteria, hotter the better. A cell opens the marks behind it; a heading orders by its column. */
export function MatrixView({ round, order, selected, onSelect }: MatrixViewProps) {
  const [orderedBy, setOrderedBy] = useState<string | null>(null);
  const valueOf = (standing: Standing) =>
    orderedBy === null ? (standing.score ?? -1) : (standing.byCriterion[orderedBy] ?? -1);
  const rows = orderedBy === null ? order : order.toSorted((a, b) => valueOf(b) - valueOf(a));

  const heading = (id: string | null, label: string) => (
    <button
      type="button"
      onClick={() => setOrderedBy(id)}
      className="inline-flex min-h-9 max-w-full items-center gap-0.5 text-xs text-muted hover:text-text max-sm:text-[0.625rem] pointer-coarse:min-h-11"
    >
      <span className="truncate">{label}</span>
      <span className={orderedBy === id ? '' : 'invisible max-sm:hidden'}>
        <Icon name="chevron-down" size={10} />
      </span>
    </button>
  );
  const sortOf = (id: string | null) => (orderedBy === id ? ('descending' as const) : undefined);

  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-left">
      <caption className="sr-only">Mean marks by team and criterion, from 1 to 10</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[34%] font-normal text-muted sm:w-[42%]">
            <span className="text-xs max-sm:text-[0.625rem]">Team</span>
          </th>
          {round.criteria.map(({ id, name }) => (
            <th key={id} scope="col" aria-sort={sortOf(id)} className="text-center font-normal">
              {heading(id, name)}
            </th>
          ))}
          <th scope="col" aria-sort={sortOf(null)} className="text-end font-normal">
            {heading(null, 'Score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, byCriterion, score, place }, index) => (
          <tr key={team.id}>
            <th scope="row" className="truncate py-0 pe-2 font-medium">
              <span className="me-2.5 hidden text-xs font-normal text-faint tabular-nums sm:inline">
                {twoDigits(place ?? index + 1)}
              </span>
              {team.name}
              <span className="ms-2.5 hidden text-xs font-normal text-faint md:inline">{team.track}</span>
            </th>
            {round.criteria.map(({ id, name }) => {
              const value = byCriterion[id] ?? null;
              const isSelected = selected?.teamId === team.id && selected.criterionId === id;
              return (
                <td key={id} className="p-0">
                  <button
                    type="button"
                    aria-pressed={isSelected}
                    aria-label={`${team.name}, ${name}: ${value === null ? 'marks are missing' : value.toFixed(1)}`}
                    onClick={() => onSelect({ teamId: team.id, criterionId: id })}
                    className="block w-full rounded-inner outline-offset-1 aria-pressed:outline-2 aria-pressed:outline-text pointer-coarse:[&>span]:min-h-11"
                  >
                    <HeatCell value={value} min={4} max={9.8} text={value?.toFixed(1)} pending="" />
                  </button>
                </td>
              );
            })}
            <td
              className={`py-0 text-end text-sm font-semibold tabular-nums ${place === 1 ? 'text-link' : ''}`}
            >
              {score === null ? <span className="text-faint">–</span> : score.toFixed(2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
