import type { Glaze } from '../glaze';

/** Drawings also use the dark glazes, which are never a background of text. */
export type DrawingGlaze = Glaze | 'slate' | 'basalt' | 'ink';

export const getGlazeColour = (glaze: DrawingGlaze) => `var(--color-glaze-${glaze})`;
