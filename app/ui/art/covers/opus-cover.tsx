import { quarter, square } from '../tile-shapes';
import { COVER_HEIGHT, COVER_WIDTH, type CoverProps, type CoverTone, ToneLayers } from './cover-canvas';
import { pickRandom, type Random, randomInteger, seededRandom } from './seeded-random';

const LARGEST = 80;
const SMALLEST = 20;
const GROUT = 2.5;

/** Opus: a mosaic whose tiles get smaller and more colourful towards one point. */
export function OpusCover({ seed, colours }: CoverProps) {
  const random = seededRandom(seed);
  const layers = new ToneLayers();
  const focus = { x: COVER_WIDTH * (0.25 + 0.5 * random()), y: COVER_HEIGHT * (0.25 + 0.5 * random()) };

  const lay = (x: number, y: number, size: number) => {
    const distance = Math.hypot(x + size / 2 - focus.x, y + size / 2 - focus.y);
    if (size > SMALLEST && random() < chanceToSplit(size, distance)) {
      const half = size / 2;
      lay(x, y, half);
      lay(x + half, y, half);
      lay(x, y + half, half);
      lay(x + half, y + half, half);
      return;
    }
    const tone = toneAt(distance, random);
    const curved = random() < 0.3 && size > SMALLEST && tone !== 'quiet' && tone !== 'raised';
    const inner = size - 2 * GROUT;
    const turn = curved ? (randomInteger(random, 4) as 0 | 1 | 2 | 3) : 0;
    layers.add(
      tone,
      curved ? quarter(x + GROUT, y + GROUT, inner, turn) : square(x + GROUT, y + GROUT, inner),
    );
  };

  for (let y = 0; y < COVER_HEIGHT; y += LARGEST) {
    for (let x = 0; x < COVER_WIDTH; x += LARGEST) lay(x, y, LARGEST);
  }
  return layers.draw(colours);
}

const chanceToSplit = (size: number, distance: number) =>
  size === LARGEST ? 1.25 - distance / 260 : 0.75 - distance / 210;

function toneAt(distance: number, random: Random): CoverTone {
  const heat = Math.exp(-((distance / 190) ** 2));
  if (random() < heat * 0.85) return pickRandom(random, ['first', 'first', 'first', 'second', 'third']);
  return random() < 0.35 ? 'raised' : 'quiet';
}
