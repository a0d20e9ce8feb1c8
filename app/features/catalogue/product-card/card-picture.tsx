import clsx from 'clsx';
import type { ProductImage } from '~/domain/catalogue/product';
import { Picture, type PicturePriority } from '~/ui/pictures/picture';
import { type FileWidths, getSingleFile } from '~/ui/pictures/picture-sources';

interface CardPictureProps {
  images: readonly ProductImage[];
  /** As in `<img sizes>`. */
  sizes: string;
  /** Set above the fold, to load the picture first. */
  priority?: PicturePriority | undefined;
  isDimmed?: boolean;
}

const FILE_WIDTHS: FileWidths = [320, 960];

/** Pixels of the picture that is shown on hover. */
const SECOND_WIDTH = 640;

/** The first image of a product. The second one is loaded and shown on hover, by browsers that read AVIF. */
export function CardPicture({ images, sizes, priority, isDimmed }: CardPictureProps) {
  const [first, second] = images;
  return (
    <div
      className={clsx(
        'product-card-picture relative aspect-square overflow-hidden',
        isDimmed && 'opacity-55',
      )}
    >
      {first && (
        <Picture
          image={first}
          sizes={sizes}
          fileWidths={FILE_WIDTHS}
          priority={priority}
          className="size-full object-cover"
        />
      )}
      {second && (
        <span className="second-picture absolute inset-0" aria-hidden="true">
          <img
            className="picture size-full object-cover"
            src={getSingleFile(second, SECOND_WIDTH, 'avif')}
            width={second.width}
            height={second.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </span>
      )}
    </div>
  );
}
