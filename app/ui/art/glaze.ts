import type { Glaze } from '../glaze';

/** Drawings also use the dark glazes, which never lie behind words. */
export type DrawnGlaze = Glaze | 'slate' | 'basalt' | 'ink';

export const glazeColour = (glaze: DrawnGlaze) => `var(--color-glaze-${glaze})`;
