import clsx from 'clsx';
import { preload } from 'react-dom';
import { buildSrcSet, getPictureFile, listPublishedWidths, type PictureImage } from './picture-sources';

/** Fetched before others: `first`, the one that a page asks for in its head, or `early`, where it stands. */
export type PicturePriority = 'first' | 'early';

interface PictureProps {
  image: PictureImage;
  /** How wide the picture will be shown, as in the `sizes` attribute. */
  sizes: string;
  /** For pictures of the first view. */
  priority?: PicturePriority | undefined;
  /** Set on the `img` itself. */
  className?: string;
}

/** Wide enough for the rare browser that takes neither AVIF nor a choice of widths. */
const FALLBACK_WIDTH = 640;

/** Asked for long before a browser has read as far as the picture. */
const preloadPicture = ({ src, width }: PictureImage, imageSrcSet: string, imageSizes: string) =>
  preload(getPictureFile(src, width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet,
    imageSizes,
    fetchPriority: 'high',
  });

/** A picture in the smallest format and width that serves; `data-tint` colours its place until it is there. */
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
