import type { Glaze } from '../glaze';

/** Drawings also use the dark glazes, which never lie behind text. */
export type ArtGlaze = Glaze | 'slate' | 'basalt' | 'ink';

export const glazeColour = (glaze: ArtGlaze) => `var(--color-glaze-${glaze})`;
