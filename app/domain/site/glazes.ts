/** Glazes that can be the background of text. They are the same in both themes. */
const GLAZES = ['vermilion', 'marigold', 'peacock', 'indigo', 'jade', 'gulal', 'bone', 'sand'] as const;

export type Glaze = (typeof GLAZES)[number];

/** Drawings also use the dark glazes, which are never a background of text. */
export const DRAWING_GLAZES = [...GLAZES, 'slate', 'basalt', 'ink'] as const;

export type DrawingGlaze = (typeof DRAWING_GLAZES)[number];

/** `contrast` is bone on a dark page and ink on a light one. */
export type CoverGlaze = DrawingGlaze | 'contrast';
