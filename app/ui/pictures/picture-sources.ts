import standardWidths from '../picture-widths.json';

/** `src` is a picture stem with `-width.format` files beside it. */
export interface PictureImage {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** CSS colour that stands in while the picture loads. */
  tint: string;
}

/** The widths a picture is published in: the standard ones it is large enough for, and its own. */
export function publishedWidths(width: number): number[] {
  const widths = standardWidths.filter((standard) => standard < width);
  return [...widths, width];
}

type Format = 'avif' | 'webp';

export const pictureFile = (src: string, width: number, format: Format) => `${src}-${width}.${format}`;

export const srcSet = ({ src, width }: Pick<PictureImage, 'src' | 'width'>, format: Format) =>
  publishedWidths(width)
    .map((candidate) => `${pictureFile(src, candidate, format)} ${candidate}w`)
    .join(', ');

/** One file for where no choice can be offered: link previews, structured data, mail. */
export function singleFile(image: Pick<PictureImage, 'src' | 'width'>, atLeast: number): string {
  const width = publishedWidths(image.width).find((candidate) => candidate >= atLeast) ?? image.width;
  return pictureFile(image.src, width, 'webp');
}
