import type { PicturesForm } from '~/domain/catalogue/picture-form-schema';
import type { ProductPicture } from '../db/schema/catalogue.server';

/** Moves a picture to a position. Beyond an end it stops there. */
function place(pictures: readonly ProductPicture[], from: number, to: number): ProductPicture[] {
  const moved = pictures[from];
  if (!moved) return [...pictures];
  return pictures.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, moved);
}

/** The pictures after the button of a form. */
export function applyButton(
  pictures: readonly ProductPicture[],
  { button, name, position }: PicturesForm['press'],
): ProductPicture[] {
  const from = pictures.findIndex((picture) => picture.name === name);
  switch (button) {
    case 'save':
      return [...pictures];
    case 'remove':
      return pictures.filter((picture) => picture.name !== name);
    case 'earlier':
      return place(pictures, from, from - 1);
    case 'later':
      return place(pictures, from, from + 1);
    case 'place':
      return place(pictures, from, position);
  }
}
