import { quarter, square } from '../tile-shapes';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverGeneratorProps,
  type CoverTone,
  ToneLayers,
} from './cover-canvas';
import { createSeededRandom, pickRandom, pickRandomInteger, type Random } from './seeded-random';

const MAX_TILE = 80;
const MIN_TILE = 20;
const GROUT = 2.5;

/** Opus: a mosaic with smaller and more glazed tiles around a focus. */
export function OpusCover({ seed, colours }: CoverGeneratorProps) {
  const random = createSeededRandom(seed);
  const layers = new ToneLayers();
  const focus = { x: COVER_WIDTH * (0.25 + 0.5 * random()), y: COVER_HEIGHT * (0.25 + 0.5 * random()) };

  const addTiles = (x: number, y: number, size: number) => {
    const distance = Math.hypot(x + size / 2 - focus.x, y + size / 2 - focus.y);
    if (size > MIN_TILE && random() < getSplitChance(size, distance)) {
      const half = size / 2;
      addTiles(x, y, half);
      addTiles(x + half, y, half);
      addTiles(x, y + half, half);
      addTiles(x + half, y + half, half);
      return;
    }
    const tone = pickTone(distance, random);
    const isQuarter = random() < 0.3 && size > MIN_TILE && tone !== 'quiet' && tone !== 'raised';
    const inner = size - 2 * GROUT;
    const turn = isQuarter ? (pickRandomInteger(random, 4) as 0 | 1 | 2 | 3) : 0;
    layers.add(
      tone,
      isQuarter ? quarter(x + GROUT, y + GROUT, inner, turn) : square(x + GROUT, y + GROUT, inner),
    );
  };

  for (let y = 0; y < COVER_HEIGHT; y += MAX_TILE) {
    for (let x = 0; x < COVER_WIDTH; x += MAX_TILE) addTiles(x, y, MAX_TILE);
  }
  return layers.render(colours);
}

const getSplitChance = (size: number, distance: number) =>
  size === MAX_TILE ? 1.25 - distance / 260 : 0.75 - distance / 210;

function pickTone(distance: number, random: Random): CoverTone {
  const glazeChance = Math.exp(-((distance / 190) ** 2));
  if (random() < glazeChance * 0.85)
    return pickRandom(random, ['first', 'first', 'first', 'second', 'third']);
  return random() < 0.35 ? 'raised' : 'quiet';
}
