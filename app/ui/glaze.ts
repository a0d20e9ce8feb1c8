import type { DrawingGlaze, Glaze } from '~/domain/site/glazes';

export type { DrawingGlaze, Glaze };

/** Background and a readable text colour. */
export const GLAZE_BACKGROUNDS: Record<Glaze, string> = {
  vermilion: 'bg-glaze-vermilion text-glaze-ink',
  marigold: 'bg-glaze-marigold text-glaze-ink',
  peacock: 'bg-glaze-peacock text-glaze-ink',
  indigo: 'bg-glaze-indigo text-glaze-bone',
  jade: 'bg-glaze-jade text-glaze-ink',
  gulal: 'bg-glaze-gulal text-glaze-ink',
  bone: 'bg-glaze-bone text-glaze-ink',
  sand: 'bg-glaze-sand text-glaze-ink',
};

/** Fill of SVG shapes. */
export const GLAZE_FILLS: Record<Glaze, string> = {
  vermilion: 'fill-glaze-vermilion',
  marigold: 'fill-glaze-marigold',
  peacock: 'fill-glaze-peacock',
  indigo: 'fill-glaze-indigo',
  jade: 'fill-glaze-jade',
  gulal: 'fill-glaze-gulal',
  bone: 'fill-glaze-bone',
  sand: 'fill-glaze-sand',
};

export const getGlazeColour = (glaze: DrawingGlaze) => `var(--color-glaze-${glaze})`;
