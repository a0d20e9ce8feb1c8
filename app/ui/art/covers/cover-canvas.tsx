import type { CoverGlaze } from '~/domain/site/glazes';
import { getGlazeColour } from '../../glaze';

/** Size of the canvas. Every container crops it. */
export const COVER_WIDTH = 640;
export const COVER_HEIGHT = 400;

/** The colours of a cover: background, two tones without a glaze, and three glazes. `first` is the main one. */
export interface CoverColours {
  background: string;
  quiet: string;
  raised: string;
  first: string;
  second: string;
  third: string;
}

export type CoverGlazes = readonly [first: CoverGlaze, second: CoverGlaze, third?: CoverGlaze];

const getCoverColour = (glaze: CoverGlaze) =>
  glaze === 'contrast' ? 'var(--color-text)' : getGlazeColour(glaze);

/** The background and the two tones depend on the theme; glazes do not. */
export function getCoverColours([first, second, third = 'contrast']: CoverGlazes): CoverColours {
  return {
    background: 'var(--c0)',
    quiet: 'var(--t1)',
    raised: 'var(--t2)',
    first: getCoverColour(first),
    second: getCoverColour(second),
    third: getCoverColour(third),
  };
}

/**
 * Props of a cover generator. `id` is the prefix of ids inside the drawing. A stored drawing has no ids, because not every browser
 * follows references inside another file.
 */
export interface CoverGeneratorProps {
  seed: number;
  colours: CoverColours;
  id: string;
  isStored: boolean;
}

export type CoverTone = Exclude<keyof CoverColours, 'background'>;

/** Collects path data by tone, so that a cover with hundreds of tiles has five paths. */
export class ToneLayers {
  readonly #data = new Map<CoverTone, string>();

  add(tone: CoverTone, path: string) {
    this.#data.set(tone, (this.#data.get(tone) ?? '') + path);
  }

  /** Glazes are above the other tones. */
  render(colours: CoverColours) {
    return (['quiet', 'raised', 'first', 'second', 'third'] as const).map((tone) => {
      const path = this.#data.get(tone);
      return path && <path key={tone} fill={colours[tone]} d={path} />;
    });
  }
}
