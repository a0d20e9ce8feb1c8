import { COVER_HEIGHT, COVER_WIDTH, type CoverGeneratorProps } from './cover-canvas';
import { createSeededRandom, pickRandom } from './seeded-random';

const roundToTenth = (n: number) => Math.round(n * 10) / 10;

interface Area {
  width: number;
  height: number;
}

/** An eight-pointed star: two squares, one turned by 45 degrees. Equal stars have equal text after their first corner. */
function buildStar(centreX: number, centreY: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const distance = i % 2 ? radius * 0.7654 : radius;
    const angle = (Math.PI * i) / 8;
    return { x: roundToTenth(distance * Math.cos(angle)), y: roundToTenth(distance * Math.sin(angle)) };
  });
  const steps = corners.slice(1).map(({ x, y }, i) => {
    const { x: fromX, y: fromY } = corners[i] ?? { x: 0, y: 0 };
    return `${roundToTenth(x - fromX)} ${roundToTenth(y - fromY)}`.replace(' -', '-');
  });
  return `M${centreX + roundToTenth(radius)} ${centreY}l${steps.join(' ')}z`;
}

/** Stars at a distance of `pitch` from each other that begin inside an area. The first one is at (`first`, `first`). */
function buildStars(area: Area, first: number, pitch: number, radius: number): string {
  let stars = '';
  for (let y = first; y - radius < area.height; y += pitch)
    for (let x = first; x - radius < area.width; x += pitch) stars += buildStar(x, y, radius);
  return stars;
}

/** Jali: a lattice of stars as in Indian windows, a few of them glazed. */
export function JaliCover({ seed, colours, id, isStored }: CoverGeneratorProps) {
  const random = createSeededRandom(seed);
  const pitch = pickRandom(random, [64, 80, 100]);
  const half = pitch / 2;
  const focus = {
    x: Math.floor((COVER_WIDTH * (0.3 + 0.4 * random())) / pitch) * pitch + half,
    y: Math.floor((COVER_HEIGHT * (0.35 + 0.3 * random())) / pitch) * pitch + half,
  };
  let glazedStars = '';
  for (let row = -2; row <= 2; row++) {
    for (let column = -2; column <= 2; column++) {
      if (Math.abs(row) + Math.abs(column) <= 2 && random() < 0.75) {
        glazedStars += buildStar(focus.x + column * pitch, focus.y + row * pitch, half * 0.8);
      }
    }
  }
  const area = isStored ? { width: COVER_WIDTH, height: COVER_HEIGHT } : { width: pitch, height: pitch };
  const lattice = (
    <>
      <path fill={colours.quiet} d={buildStars(area, half, pitch, half * 0.8)} />
      <path fill={colours.raised} d={buildStars(area, 0, pitch, half * 0.34)} />
      <path
        fill="none"
        stroke={colours.raised}
        strokeWidth="1.5"
        d={buildStars(area, half, pitch, half * 0.52)}
      />
    </>
  );
  return (
    <>
      {isStored ? (
        lattice
      ) : (
        <>
          <pattern id={id} {...area} patternUnits="userSpaceOnUse">
            {lattice}
          </pattern>
          <path fill={`url(#${id})`} d={`M0 0H${COVER_WIDTH}V${COVER_HEIGHT}H0z`} />
        </>
      )}
      <path fill={colours.first} d={glazedStars} />
      <path
        fill="none"
        stroke={colours.background}
        strokeWidth="2"
        d={buildStar(focus.x, focus.y, half * 0.52)}
      />
    </>
  );
}
