import { useId } from 'react';
import { Checkbox } from '~/ui/forms/checkbox';
import type { Judging } from './use-judging';

/** The current standings and the switch that publishes them. Bars are SVG, because the CSP forbids style attributes. */
export function ResultsView({
  judging: { standings, excludedMark, isComplete, isPublished, setPublished },
}: {
  judging: Judging;
}) {
  const id = useId();
  const rankedTeams = standings.filter(({ score }) => score !== null);
  const unrankedCount = standings.length - rankedTeams.length;
  const canPublish = isComplete && excludedMark === null;
  const hint = canPublish
    ? isPublished
      ? 'Every phone in the hall shows this list.'
      : 'All marks are in. Only you see this list.'
    : excludedMark !== null
      ? 'A preview cannot be published.'
      : `${unrankedCount === 1 ? 'One team waits' : `${unrankedCount} teams wait`} for a mark.`;
  return (
    <>
      <ol className="grid gap-grout">
        {rankedTeams.map(({ team, score, place }) => (
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
        isSwitch
        label="Publish"
        hint={hint}
        checked={isPublished && canPublish}
        disabled={!canPublish}
        onChange={(event) => setPublished(event.currentTarget.checked)}
        className="mt-4 rounded-inner bg-raised px-3"
      />
    </>
  );
}
