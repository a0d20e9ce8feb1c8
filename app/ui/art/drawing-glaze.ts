import type { Glaze } from '../glaze';

/** Drawings also use the dark glazes, which never lie behind words. */
export type DrawingGlaze = Glaze | 'slate' | 'basalt' | 'ink';

export const getGlazeColour = (glaze: DrawingGlaze) => `var(--color-glaze-${glaze})`;
