import clsx from 'clsx';
import { preload } from 'react-dom';
import { buildSrcSet, getPictureFile, listPublishedWidths, type PictureImage } from './picture-sources';

/** Loading priority: `first` is preloaded in the head, `early` loads eagerly. */
export type PicturePriority = 'first' | 'early';

interface PictureProps {
  image: PictureImage;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For pictures above the fold. */
  priority?: PicturePriority | undefined;
  /** Class of the `img` element. */
  className?: string;
}

/** For the rare browser that supports neither AVIF nor `srcset`. */
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

/** A responsive picture in AVIF and WebP. `data-tint` is the colour of its placeholder. */
export function Picture({ image, sizes, priority, className }: PictureProps) {
  const fallback = listPublishedWidths(image.width).find((width) => width >= FALLBACK_WIDTH) ?? image.width;
  const avif = buildSrcSet(image, 'avif');
  if (priority === 'first') preloadPicture(image, avif, sizes);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={clsx('picture', className)}
        src={getPictureFile(image.src, fallback, 'webp')}
        srcSet={buildSrcSet(image, 'webp')}
        sizes={sizes}
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
