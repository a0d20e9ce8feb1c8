import pictures from '~/assets/pictures.json';
import type { ProductImage } from '~/domain/catalogue/product';

type Picture = Omit<ProductImage, 'alt'>;

const pictureByName = new Map<string, Picture>(
  Object.entries(pictures).map(([name, { src, width, height, tint }]) => [
    name,
    { src, width, height, tint },
  ]),
);

/** A picture by its name in app/assets/pictures.json. `undefined` for an unknown name. */
export function resolvePicture(name: string): Picture | undefined {
  return pictureByName.get(name);
}

/** The path of an uploaded picture, without width and format. The id makes it unguessable and immutable. */
export const toUploadedSrc = (id: string): string => `/uploads/${id}`;
