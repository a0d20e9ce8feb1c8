import clsx from 'clsx';
import type { ProductImage } from '~/domain/catalogue/product';
import { Picture } from '~/ui/pictures/picture';

interface ProductThumbnailProps {
  image: ProductImage | undefined;
  /** As in the `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** Picture of a cart or order line. Decorative: the name is beside it. */
export function ProductThumbnail({ image, sizes, className }: ProductThumbnailProps) {
  return (
    <div className={clsx('overflow-hidden rounded-tile bg-tile-1', className)}>
      {image && <Picture image={{ ...image, alt: '' }} sizes={sizes} className="size-full object-cover" />}
    </div>
  );
}
