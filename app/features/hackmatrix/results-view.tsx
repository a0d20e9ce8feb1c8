import type { Standing } from '~/domain/judging';

/** The order as it would be published now. Widths are drawn, not styled: no page sets style attributes. */
export function ResultsView({ order }: { order: readonly Standing[] }) {
  const complete = order.filter(({ score }) => score !== null);
  const open = order.length - complete.length;
  return (
    <>
      <ol className="grid gap-grout">
        {complete.map(({ team, score, place }) => (
          <li key={team.id} className="grid grid-cols-[1.75rem_minmax(0,9rem)_1fr_3rem] items-center gap-2">
            <span className={`font-display text-h3 tabular-nums ${place === 1 ? 'text-link' : 'text-faint'}`}>
              {place}
            </span>
            <span className="truncate font-medium">{team.name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-8 w-full">
              <rect
                width={(score ?? 0) * 10}
                height="10"
                className={place === 1 ? 'fill-glaze-vermilion' : 'fill-tile-3'}
              />
            </svg>
            <span className="text-end text-sm font-semibold tabular-nums">{score?.toFixed(2)}</span>
          </li>
        ))}
      </ol>
      {open > 0 && (
        <p className="mt-4 text-muted">
          {open === 1 ? 'One team waits' : `${open} teams wait`} for a mark. Results are published when the
          last one is in.
        </p>
      )}
    </>
  );
}
