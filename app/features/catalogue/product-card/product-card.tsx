import type { ListedProduct } from '~/domain/catalogue/product';
import { getProductAvailability } from '~/domain/catalogue/stock';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { Price } from '~/ui/data/price';
import { Stars } from '~/ui/data/stars';
import type { PicturePriority } from '~/ui/pictures/picture';
import { serialiseCardSnapshot } from '../serialise-product-snapshot';
import { WishlistButton } from '../wishlist-button';
import { CardAction } from './card-action';
import { CardBadges } from './card-badges';
import { CardPicture } from './card-picture';

export interface ProductCardProps {
  product: ListedProduct;
  /** Of the picture, as in `<img sizes>`. */
  sizes: string;
  priority?: PicturePriority | undefined;
  /** Heading level of the name. */
  level?: 2 | 3 | undefined;
}

/** A product in a grid. The whole card links to the product page, except the wishlist and cart buttons. */
export function ProductCard({ product, sizes, priority, level = 3 }: ProductCardProps) {
  const { name, subtitle, review, url } = product;
  const { amount, was, beforeTax } = formatUnitPrice(product);
  const { state, text } = getProductAvailability(product);
  const Heading = `h${level}` as const;
  return (
    <article
      data-product-id={product.id}
      data-product={serialiseCardSnapshot(product)}
      className="product-card"
    >
      <div className="relative">
        <CardPicture
          images={product.images}
          sizes={sizes}
          priority={priority}
          isDimmed={state === 'sold-out'}
        />
        <CardBadges product={product} />
      </div>
      <div className="px-3 pt-3.5 md:px-4">
        <Heading className="text-h4">
          <a href={url} className="product-card-link">
            {name}
          </a>
        </Heading>
        <p className="mt-1 text-sm text-muted">{subtitle}</p>
      </div>
      <div className="px-3 pt-2 md:px-4">
        {review.count > 0 && (
          <Stars
            value={review.stars}
            count={`(${review.count})`}
            className="flex-wrap gap-x-1 gap-y-0 md:gap-x-2"
          />
        )}
        {state === 'few-left' && <p className="text-sm font-medium text-warning">{text}</p>}
      </div>
      <div className="product-card-footer p-3 pt-2.5 md:p-4 md:pt-3">
        <div className="product-card-footer-row">
          <Price amount={amount} was={was} note={beforeTax} />
          <CardAction product={product} />
        </div>
      </div>
      <WishlistButton product={product} isInCard className="corner-tile absolute end-0 top-0 z-10" />
    </article>
  );
}
