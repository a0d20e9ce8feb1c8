import standardWidths from '../picture-widths.json';

/** `src` is the path without the suffix `-width.format` of its files. */
export interface PictureImage {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** CSS colour of the placeholder. */
  tint: string;
}

/** Widths of the published files in pixels: the standard widths up to the original, and the original width. */
export function listPublishedWidths(width: number): number[] {
  const widths = standardWidths.filter((standard) => standard < width);
  return [...widths, width];
}

type Format = 'avif' | 'webp';

export const getPictureFile = (src: string, width: number, format: Format) => `${src}-${width}.${format}`;

export const buildSrcSet = ({ src, width }: Pick<PictureImage, 'src' | 'width'>) =>
  listPublishedWidths(width)
    .map((candidate) => `${getPictureFile(src, candidate, 'avif')} ${candidate}w`)
    .join(', ');

/** One file, for example for link previews, structured data and emails, where no `srcset` is possible. */
export function getSingleFile(
  image: Pick<PictureImage, 'src' | 'width'>,
  minWidth: number,
  format: Format = 'webp',
): string {
  const width = listPublishedWidths(image.width).find((candidate) => candidate >= minWidth) ?? image.width;
  return getPictureFile(image.src, width, format);
}
