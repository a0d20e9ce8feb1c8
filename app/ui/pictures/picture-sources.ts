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

/** Pixels of the smallest and the largest file that a page offers. */
export type FileWidths = readonly [min: number, max: number];

const ALL_WIDTHS: FileWidths = [0, Number.POSITIVE_INFINITY];

export function buildSrcSet(
  { src, width }: Pick<PictureImage, 'src' | 'width'>,
  [min, max]: FileWidths = ALL_WIDTHS,
): string {
  const widths = listPublishedWidths(width).filter((candidate) => candidate >= min && candidate <= max);
  return (widths.length > 0 ? widths : [width])
    .map((candidate) => `${getPictureFile(src, candidate, 'avif')} ${candidate}w`)
    .join(', ');
}

/** One file, for example for link previews, structured data and emails, where no `srcset` is possible. */
export function getSingleFile(
  image: Pick<PictureImage, 'src' | 'width'>,
  minWidth: number,
  format: Format = 'webp',
): string {
  const width = listPublishedWidths(image.width).find((candidate) => candidate >= minWidth) ?? image.width;
  return getPictureFile(image.src, width, format);
}
