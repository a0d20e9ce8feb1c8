/** The first image of the chosen colour, or else the first one. */
export const findOptionImage = <Image extends { color?: string }>(
  images: readonly Image[],
  { color }: { color?: string } = {},
): Image | undefined => images.find((image) => color !== undefined && image.color === color) ?? images[0];
