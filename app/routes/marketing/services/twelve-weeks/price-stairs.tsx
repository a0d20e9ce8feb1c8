import clsx from 'clsx';
import { projectWeeks } from '~/content/services/twelve-weeks-content';
import { quarter, square } from '~/ui/art/tile-shapes';
import { PHASE_COLOURS } from './phase-colours';

const STEP = 40;
const SIDE = 38;
const HEIGHT = projectWeeks.length * STEP;
const TOP_WEEK = projectWeeks.length;

/** The tile of a paid week in a column, counted from the bottom. The topmost of all has a round corner. */
function drawTile(paidWeek: number): string {
  const y = HEIGHT - paidWeek * STEP + STEP - SIDE;
  return paidWeek === TOP_WEEK ? quarter(0, y, SIDE, 3) : square(0, y, SIDE);
}

/** The price as stairs: each week has one tile more. A column leads to its week, and the layers are the phases. */
export function PriceStairs() {
  return (
    <ol className="flex">
      {projectWeeks.map(({ week, title }) => (
        <li key={week} className="flex-1">
          <a href={`#week-${week}`} className="block rounded-tile">
            <svg viewBox={`0 0 ${STEP} ${HEIGHT}`} aria-hidden="true" className="block w-full">
              {projectWeeks.slice(0, week).map((paid) => (
                <path
                  key={paid.week}
                  d={drawTile(paid.week)}
                  className={clsx(PHASE_COLOURS[paid.phase].fill, paid.week < week && 'opacity-80')}
                />
              ))}
              <text
                x="6"
                y={HEIGHT - week * STEP + STEP - 8}
                className="fill-glaze-ink font-display text-xl font-semibold"
              >
                {week}
              </text>
            </svg>
            <span className="sr-only">
              Week {week}: {title}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
