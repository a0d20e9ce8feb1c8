import pictures from '~/assets/pictures.json';
import type { ProductImage } from '~/domain/catalogue/product';

export type PictureName = keyof typeof pictures;

/**
 * A published picture by its name. The index has a few kilobytes, so call this on the server and pass the result to
 * components that hydrate.
 */
export function getPublishedPicture(name: PictureName, alt: string): ProductImage {
  const { src, width, height, tint } = pictures[name];
  return { src, width, height, tint, alt };
}
