import clsx from 'clsx';
import { preload } from 'react-dom';
import {
  buildSrcSet,
  type FileWidths,
  getPictureFile,
  getSingleFile,
  type PictureImage,
} from './picture-sources';

/**
 * The first entry of `sizes` for a picture across a phone. Dense screens get a file with about half of their pixels: it looks
 * the same at that size and has a third of the bytes.
 */
export const DENSE_PHONE_SIZE = '(width < 36em) and (resolution >= 1.5dppx) 49vw';

/** The first entry of `sizes` for the first picture of a page when it has much detail. Its file then has at most 20 KB. */
export const DENSE_PHONE_FIRST_SIZE = '(width < 36em) and (resolution >= 1.5dppx) 37vw';

/** Loading priority: `first` is preloaded in the head, `early` loads eagerly. */
export type PicturePriority = 'first' | 'early';

interface PictureProps {
  image: PictureImage;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For pictures above the fold. */
  priority?: PicturePriority | undefined;
  /** From the smallest displayed width to twice the largest one. Pages with many pictures are smaller with fewer files of each. */
  fileWidths?: FileWidths;
  /** Class of the `img` element. */
  className?: string;
}

/** For browsers without AVIF: one file, because a second `srcset` would make every page larger. */
const FALLBACK_WIDTH = 640;

/** Preloads the picture before the browser parses its element. */
const preloadPicture = ({ src, width }: PictureImage, imageSrcSet: string, imageSizes: string) =>
  preload(getPictureFile(src, width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet,
    imageSizes,
    fetchPriority: 'high',
  });

/** A responsive picture in AVIF with a WebP file for old browsers. `data-tint` is the colour of its placeholder. */
export function Picture({ image, sizes, priority, fileWidths, className }: PictureProps) {
  const avif = buildSrcSet(image, fileWidths);
  if (priority === 'first') preloadPicture(image, avif, sizes);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={clsx('picture', className)}
        src={getSingleFile(image, FALLBACK_WIDTH)}
        width={image.width}
        height={image.height}
        alt={image.alt}
        data-tint={image.tint}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  );
}
