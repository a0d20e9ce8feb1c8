import { COVER_HEIGHT, COVER_WIDTH, type CoverGeneratorProps } from './cover-canvas';
import { createSeededRandom, pickRandomInteger } from './seeded-random';

const CELL = 80;
const HALF = CELL / 2;
const ARC = `a${HALF} ${HALF} 0 0`;

/** Truchet: one tile of two arcs in two rotations. The arcs join into ribbons, and one area of them is glazed. */
export function TruchetCover({ seed, colours, id }: CoverGeneratorProps) {
  const random = createSeededRandom(seed);
  let ribbons = '';
  for (let y = 0; y < COVER_HEIGHT; y += CELL) {
    for (let x = 0; x < COVER_WIDTH; x += CELL) {
      ribbons +=
        random() < 0.5
          ? `M${x + HALF} ${y}${ARC} 1-${HALF} ${HALF}M${x + CELL} ${y + HALF}${ARC} 0-${HALF} ${HALF}`
          : `M${x + HALF} ${y}${ARC} 0 ${HALF} ${HALF}M${x} ${y + HALF}${ARC} 1 ${HALF} ${HALF}`;
    }
  }
  const x = pickRandomInteger(random, 6) * CELL;
  const y = pickRandomInteger(random, 3) * CELL;
  const patch = `M${x} ${y}h160v160h-160zM${x + 160} ${y + 80}h80v160h-160v-80h80z`;
  return (
    <>
      <defs>
        <path id={id} d={ribbons} />
        <clipPath id={`${id}-patch`}>
          <path d={patch} />
        </clipPath>
      </defs>
      <g fill="none" strokeWidth="34">
        <use href={`#${id}`} stroke={colours.raised} />
        <use href={`#${id}`} stroke={colours.first} clipPath={`url(#${id}-patch)`} />
        <use href={`#${id}`} stroke={colours.background} strokeWidth="2" />
      </g>
    </>
  );
}
