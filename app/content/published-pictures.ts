import pictures from '~/assets/pictures.json';
import type { ProductImage } from '~/domain/catalogue/product';

export type PictureName = keyof typeof pictures;

/**
 * A published picture by its name. The index weighs a few kilobytes: call this where pages are put together on the
 * server, and pass the result on, rather than in a component that runs in the browser.
 */
export function getPublishedPicture(name: PictureName, alt: string): ProductImage {
  const { src, width, height, tint } = pictures[name];
  return { src, width, height, tint, alt };
}
