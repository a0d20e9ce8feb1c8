import { useId } from 'react';
import { Checkbox } from '~/ui/forms/checkbox';
import type { Judging } from './use-judging';

/** The order as it would be published now, and the one switch. Widths are drawn: no page sets style attributes. */
export function ResultsView({
  judging: { order, leftOut, isComplete, published, publish },
}: {
  judging: Judging;
}) {
  const id = useId();
  const placed = order.filter(({ score }) => score !== null);
  const open = order.length - placed.length;
  const canPublish = isComplete && leftOut === null;
  const hint = canPublish
    ? published
      ? 'Every phone in the hall shows this list.'
      : 'All marks are in. Only you see this list.'
    : leftOut !== null
      ? 'A preview cannot be published.'
      : `${open === 1 ? 'One team waits' : `${open} teams wait`} for a mark.`;
  return (
    <>
      <ol className="grid gap-grout">
        {placed.map(({ team, score, place }) => (
          <li
            key={team.id}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_3rem] items-center gap-x-2 @lg:grid-cols-[1.75rem_minmax(0,9rem)_1fr_3rem]"
          >
            <span className={`font-display text-h3 tabular-nums ${place === 1 ? 'text-link' : 'text-faint'}`}>
              {place}
            </span>
            <span className="truncate font-medium">{team.name}</span>
            <svg
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="hidden h-8 w-full @lg:block"
            >
              <rect
                width={(score ?? 0) * 10}
                height="10"
                className={place === 1 ? 'fill-glaze-vermilion' : 'fill-tile-3'}
              />
            </svg>
            <span className="min-h-8 text-end leading-8 font-semibold tabular-nums">{score?.toFixed(2)}</span>
          </li>
        ))}
      </ol>
      <Checkbox
        id={id}
        toggle
        label="Publish"
        hint={hint}
        checked={published && canPublish}
        disabled={!canPublish}
        onChange={(event) => publish(event.currentTarget.checked)}
        className="mt-4 rounded-inner bg-raised px-3"
      />
    </>
  );
}
