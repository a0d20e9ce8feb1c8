import { halfwayAnswers } from '~/content/products/event-screen-samples';
import { buildTilePath, listTiles } from '~/ui/charts/tile-path';
import { EventScreen } from './event-screen';

const tones = ['fill-tile-3', 'fill-glaze-vermilion', 'fill-glaze-marigold'];
const columns = 24;
const pitch = 14;
const count = halfwayAnswers.reduce((sum, { teams }) => sum + teams, 0);

/** The tiles of the teams with this answer, after those of the answers before it. */
function listTilesOf(group: number): number[] {
  const start = halfwayAnswers.slice(0, group).reduce((sum, { teams }) => sum + teams, 0);
  return listTiles(start, start + (halfwayAnswers[group]?.teams ?? 0));
}

/** One tile for each team, coloured by its answer at halfway. */
export function HalfwayCheckScreen() {
  return (
    <EventScreen title="How is it going?" aside={`${count} teams`}>
      <svg
        viewBox={`0 0 ${columns * pitch - 2} ${Math.ceil(count / columns) * pitch - 2}`}
        aria-hidden="true"
        className="block w-full"
      >
        {halfwayAnswers.map(({ answer }, group) => (
          <path
            key={answer}
            d={buildTilePath(listTilesOf(group), { columns, pitch, width: pitch - 2, height: pitch - 2 })}
            className={tones[group]}
          />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {halfwayAnswers.map(({ answer, teams }, group) => (
          <li key={answer} className="flex items-center gap-2">
            <svg viewBox="0 0 1 1" aria-hidden="true" className="size-3">
              <rect width="1" height="1" className={tones[group]} />
            </svg>
            {answer} <span className="text-muted tabular-nums">{teams}</span>
          </li>
        ))}
      </ul>
    </EventScreen>
  );
}
