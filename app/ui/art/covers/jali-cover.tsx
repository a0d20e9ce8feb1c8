import { COVER_HEIGHT, COVER_WIDTH, type CoverGeneratorProps } from './cover-canvas';
import { createSeededRandom, pickRandom } from './seeded-random';

const roundToTenth = (n: number) => Math.round(n * 10) / 10;

/** An eight-pointed star: two squares, one turned by 45 degrees. */
function buildStar(centreX: number, centreY: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const distance = i % 2 ? radius * 0.7654 : radius;
    const angle = (Math.PI * i) / 8;
    return `${roundToTenth(centreX + distance * Math.cos(angle))} ${roundToTenth(centreY + distance * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/** The upper left corners of the windows of the lattice. */
function listWindows(pitch: number): [x: number, y: number][] {
  const windows: [number, number][] = [];
  for (let y = 0; y < COVER_HEIGHT; y += pitch)
    for (let x = 0; x < COVER_WIDTH; x += pitch) windows.push([x, y]);
  return windows;
}

/** Jali: a lattice of stars as in Indian windows, a few of them glazed. */
export function JaliCover({ seed, colours, id, isStored }: CoverGeneratorProps) {
  const random = createSeededRandom(seed);
  const pitch = pickRandom(random, [64, 80, 100]);
  const half = pitch / 2;
  const corners = [
    buildStar(0, 0, half * 0.34),
    buildStar(pitch, 0, half * 0.34),
    buildStar(0, pitch, half * 0.34),
    buildStar(pitch, pitch, half * 0.34),
  ];
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
  const window = (
    <>
      <path fill={colours.quiet} d={buildStar(half, half, half * 0.8)} />
      <path fill={colours.raised} d={corners.join('')} />
      <path fill="none" stroke={colours.raised} strokeWidth="1.5" d={buildStar(half, half, half * 0.52)} />
    </>
  );
  return (
    <>
      {isStored ? (
        listWindows(pitch).map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {window}
          </g>
        ))
      ) : (
        <>
          <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
            {window}
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
