/** The glazes by name; their colours are the tokens `--color-glaze-…`, the same in both themes. */
export type Glaze =
  | 'vermilion'
  | 'marigold'
  | 'peacock'
  | 'indigo'
  | 'jade'
  | 'gulal'
  | 'bone'
  | 'sand'
  | 'slate'
  | 'basalt'
  | 'ink';

export const glazeColour = (glaze: Glaze) => `var(--color-glaze-${glaze})`;
