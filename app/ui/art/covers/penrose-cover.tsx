import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverGeneratorProps,
  type CoverTone,
  ToneLayers,
} from './cover-canvas';
import { createSeededRandom, type Random } from './seeded-random';

type Point = readonly [x: number, y: number];
/** Half a rhomb, cut along its diagonal B–C. Two halves with the same diagonal are one tile. */
type HalfRhomb = { kind: 'thin' | 'thick'; a: Point; b: Point; c: Point };

const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;
const RADIUS = 480;
const SUBDIVISIONS = 4;
/** Factor by which tiles shrink towards their middle. The space between them is the grout. */
const SHRINK = 0.93;
const MARGIN = 20;

/** Penrose: an aperiodic tiling of two rhombs (P3, by Robinson's subdivision), glazed around its centre. */
export function PenroseCover({ seed, colours }: CoverGeneratorProps) {
  const random = createSeededRandom(seed);
  const centre: Point = [COVER_WIDTH * (0.3 + 0.4 * random()), COVER_HEIGHT * (0.3 + 0.4 * random())];
  const layers = new ToneLayers();
  const addedKeys = new Set<string>();

  let halfRhombs = createWheel(random() * Math.PI);
  for (let i = 0; i < SUBDIVISIONS; i++) halfRhombs = halfRhombs.flatMap(subdivide);

  for (const { kind, a, b, c } of halfRhombs) {
    const middle: Point = [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2];
    const key = middle.map(Math.round).join();
    if (addedKeys.has(key)) continue;
    addedKeys.add(key);
    if (isOutside(middle, centre)) continue;
    const d: Point = [b[0] + c[0] - a[0], b[1] + c[1] - a[1]];
    const corners = [a, b, d, c].map((corner) =>
      [0, 1].map((axis) =>
        Math.round(
          ((corner[axis] ?? 0) - (middle[axis] ?? 0)) * SHRINK + (middle[axis] ?? 0) + (centre[axis] ?? 0),
        ),
      ),
    );
    layers.add(pickTone(Math.hypot(...middle), kind, random), `M${corners.join('L')}z`);
  }
  return layers.render(colours);
}

/** Ten half rhombs around the origin, every second one mirrored, so that their edges match. */
function createWheel(rotation: number): HalfRhomb[] {
  return Array.from({ length: 10 }, (_, i) => {
    const corner = (angle: number): Point => [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
    const first = corner(((2 * i - 1) * Math.PI) / 10 + rotation);
    const second = corner(((2 * i + 1) * Math.PI) / 10 + rotation);
    const [b, c] = i % 2 ? [second, first] : [first, second];
    return { kind: 'thin', a: [0, 0], b, c };
  });
}

function subdivide({ kind, a, b, c }: HalfRhomb): HalfRhomb[] {
  if (kind === 'thin') {
    const p = cutAtGoldenRatio(a, b);
    return [
      { kind: 'thin', a: c, b: p, c: b },
      { kind: 'thick', a: p, b: c, c: a },
    ];
  }
  const q = cutAtGoldenRatio(b, a);
  const r = cutAtGoldenRatio(b, c);
  return [
    { kind: 'thick', a: r, b: c, c: a },
    { kind: 'thick', a: q, b: r, c: b },
    { kind: 'thin', a: r, b: q, c: a },
  ];
}

const cutAtGoldenRatio = (from: Point, to: Point): Point => [
  from[0] + (to[0] - from[0]) / GOLDEN_RATIO,
  from[1] + (to[1] - from[1]) / GOLDEN_RATIO,
];

const isOutside = (middle: Point, centre: Point) =>
  Math.abs(middle[0] + centre[0] - COVER_WIDTH / 2) > COVER_WIDTH / 2 + MARGIN ||
  Math.abs(middle[1] + centre[1] - COVER_HEIGHT / 2) > COVER_HEIGHT / 2 + MARGIN;

function pickTone(distance: number, kind: HalfRhomb['kind'], random: Random): CoverTone {
  if (distance < 70) return kind === 'thick' ? 'first' : 'second';
  if (random() < Math.exp(-((distance / 150) ** 2))) return 'first';
  return kind === 'thick' ? 'raised' : 'quiet';
}
