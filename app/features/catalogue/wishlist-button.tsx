import clsx from 'clsx';
import type { Product } from '~/domain/catalogue/product';
import { Icon } from '~/ui/icons/icon';
import { serialiseProductSnapshot } from './serialise-product-snapshot';

interface WishlistButtonProps {
  product: Product;
  /** Text beside the heart; without it, the button shows the heart alone. */
  label?: string;
  className?: string;
  /** The card around the button has the id and the product snapshot. */
  isInCard?: boolean;
}

/** Heart button that adds a product to the wishlist or removes it. Needs the global script. */
export function WishlistButton({ product, label, className, isInCard }: WishlistButtonProps) {
  return (
    <button
      type="button"
      data-wishlist-toggle=""
      data-product-id={isInCard ? undefined : product.id}
      data-product={isInCard ? undefined : serialiseProductSnapshot(product)}
      aria-pressed="false"
      aria-label={label ? undefined : `Add ${product.name} to the wishlist`}
      className={clsx(
        'wishlist-toggle needs-script',
        label && 'grid-flow-col gap-2.5 px-4 text-sm font-semibold',
        className,
      )}
    >
      <Icon name="heart" size={18} />
      {label}
    </button>
  );
}
