import clsx from 'clsx';
import type { ProductImage } from '~/domain/catalogue/product';
import { Picture, type PicturePriority } from '~/ui/pictures/picture';

interface CardPictureProps {
  images: readonly ProductImage[];
  /** As in `<img sizes>`. */
  sizes: string;
  /** It stands in the first view: load it at once. */
  priority?: PicturePriority | undefined;
  dimmed?: boolean;
}

/** The first view of a product; a pointer brings the second, which is not loaded before. */
export function CardPicture({ images, sizes, priority, dimmed }: CardPictureProps) {
  const [first, second] = images;
  return (
    <div className={clsx('shop-picture relative aspect-square overflow-hidden', dimmed && 'opacity-55')}>
      {first && (
        <Picture image={first} sizes={sizes} priority={priority} className="size-full object-cover" />
      )}
      {second && (
        <span className="second-view absolute inset-0" aria-hidden="true">
          <Picture image={{ ...second, alt: '' }} sizes={sizes} className="size-full object-cover" />
        </span>
      )}
    </div>
  );
}
