import { type DrawingGlaze, getGlazeColour } from '../drawing-glaze';

/** Every cover is drawn on this canvas and cropped by the place it hangs in. */
export const COVER_WIDTH = 640;
export const COVER_HEIGHT = 400;

/** What a cover's shapes can be coloured by: its bed, two unglazed tones and three glazes, the first leading. */
export interface CoverColours {
  background: string;
  quiet: string;
  raised: string;
  first: string;
  second: string;
  third: string;
}

/** `contrast` is bone on a dark page and ink on a light one. */
export type CoverGlaze = DrawingGlaze | 'contrast';
export type CoverGlazes = readonly [first: CoverGlaze, second: CoverGlaze, third?: CoverGlaze];

const getCoverColour = (glaze: CoverGlaze) =>
  glaze === 'contrast' ? 'var(--color-text)' : getGlazeColour(glaze);

/** The bed and the unglazed tones follow the theme, the glazes stay. */
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

/** A generator of covers. `id` is for what the drawing refers to within itself. */
export interface CoverGeneratorProps {
  seed: number;
  colours: CoverColours;
  id: string;
}

export type CoverTone = Exclude<keyof CoverColours, 'bed'>;

/** Path data collected by tone, so that a cover of hundreds of tiles is five paths. */
export class ToneLayers {
  readonly #data = new Map<CoverTone, string>();

  add(tone: CoverTone, path: string) {
    this.#data.set(tone, (this.#data.get(tone) ?? '') + path);
  }

  /** Unglazed tones lie below glazes. */
  render(colours: CoverColours) {
    return (['quiet', 'raised', 'first', 'second', 'third'] as const).map((tone) => {
      const path = this.#data.get(tone);
      return path && <path key={tone} fill={colours[tone]} d={path} />;
    });
  }
}
