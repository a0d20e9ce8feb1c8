import { dot, leaf, type QuarterTurns, quarter, square } from '../tile-shapes';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverGeneratorProps,
  type CoverTone,
  ToneLayers,
} from './cover-canvas';
import { createSeededRandom, pickRandom, pickRandomInteger, type Random } from './seeded-random';

const TILE = 80;
const GROUT = 2;
const SIDE = TILE - 2 * GROUT;

/** Grammar: large tiles with quarters, leaves and dots around a focus. */
export function GrammarCover({ seed, colours }: CoverGeneratorProps) {
  const random = createSeededRandom(seed);
  const layers = new ToneLayers();
  const focus = { column: Math.floor(1 + random() * 6), row: Math.floor(1 + random() * 3) };

  for (let row = 0; row < COVER_HEIGHT / TILE; row++) {
    for (let column = 0; column < COVER_WIDTH / TILE; column++) {
      const x = column * TILE + GROUT;
      const y = row * TILE + GROUT;
      const distance = Math.hypot(column - focus.column, (row - focus.row) * 1.2);
      const isGlazed = random() < 1.25 - distance * 0.42;
      const tone = pickTone(isGlazed, random);
      if (isGlazed || random() < 0.12) {
        layers.add(random() < 0.6 ? 'quiet' : 'raised', square(x, y, SIDE));
        layers.add(tone, pickShape(x, y, random));
      } else {
        layers.add(tone, square(x, y, SIDE));
      }
    }
  }
  return layers.render(colours);
}

function pickTone(glazed: boolean, random: Random): CoverTone {
  if (glazed) return pickRandom(random, ['first', 'first', 'second', 'third']);
  return random() < 0.3 ? 'raised' : 'quiet';
}

function pickShape(x: number, y: number, random: Random): string {
  const kind = random();
  if (kind < 0.55) return quarter(x, y, SIDE, pickRandomInteger(random, 4) as QuarterTurns);
  if (kind < 0.75) return leaf(x, y, SIDE);
  return kind < 0.88 ? dot(x, y, SIDE) : square(x, y, SIDE);
}
