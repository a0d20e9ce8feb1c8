import { halfwayAnswers } from '~/content/products/event-screen-samples';
import { EventScreen } from './event-screen';

const tones = ['fill-tile-3', 'fill-glaze-vermilion', 'fill-glaze-marigold'];
const columns = 24;
const pitch = 14;
const teams = halfwayAnswers.flatMap(({ answer, teams }, group) =>
  Array.from({ length: teams }, (_, index) => ({ key: `${answer} ${index}`, tone: tones[group] })),
);

/** One tile for each team, coloured by its answer at halfway. */
export function HalfwayCheckScreen() {
  return (
    <EventScreen title="How is it going?" aside={`${teams.length} teams`}>
      <svg
        viewBox={`0 0 ${columns * pitch - 2} ${Math.ceil(teams.length / columns) * pitch - 2}`}
        aria-hidden="true"
        className="block w-full"
      >
        {teams.map(({ key, tone }, index) => (
          <rect
            key={key}
            x={(index % columns) * pitch}
            y={Math.floor(index / columns) * pitch}
            width={pitch - 2}
            height={pitch - 2}
            className={tone}
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
