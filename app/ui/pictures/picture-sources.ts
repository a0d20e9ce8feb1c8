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
export function listPublishedWidths(width: number): number[] {
  const widths = standardWidths.filter((standard) => standard < width);
  return [...widths, width];
}

type Format = 'avif' | 'webp';

export const getPictureFile = (src: string, width: number, format: Format) => `${src}-${width}.${format}`;

export const buildSrcSet = ({ src, width }: Pick<PictureImage, 'src' | 'width'>, format: Format) =>
  listPublishedWidths(width)
    .map((candidate) => `${getPictureFile(src, candidate, format)} ${candidate}w`)
    .join(', ');

/** One file for where no choice can be offered: link previews, structured data, mail. */
export function getSingleFile(image: Pick<PictureImage, 'src' | 'width'>, minWidth: number): string {
  const width = listPublishedWidths(image.width).find((candidate) => candidate >= minWidth) ?? image.width;
  return getPictureFile(image.src, width, 'webp');
}
