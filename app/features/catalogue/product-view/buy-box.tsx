import { EVENTS_CATEGORY_ID } from '~/content/shop/events-category';
import type { Product } from '~/domain/catalogue/product';
import { Badge } from '~/ui/data/badge';
import { Stars } from '~/ui/data/stars';
import { BuyForm } from './buy-form';
import { DeliveryFacts } from './delivery-facts';
import { ProductPrice } from './product-price';
import { ShareProduct } from './share-product';
import { StockStatus } from './stock-status';

interface BuyBoxProps {
  product: Product;
  subtitle: string;
  /** Absolute URL of the page, for sharing. */
  pageUrl: string;
}

/** Name, price, stock and buy form, beside the pictures. */
export function BuyBox({ product, subtitle, pageUrl }: BuyBoxProps) {
  const { name, tag, review, description, stock } = product;
  return (
    <div className="grid content-start gap-6">
      <div>
        {tag && <Badge className="mb-4">{tag}</Badge>}
        <h1 className="product-name">{name}</h1>
        <p className="mt-2 text-lead text-muted">{subtitle}</p>
        {review.count > 0 && (
          <a
            href="#reviews"
            className="mt-1 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            <Stars value={review.stars} count={review.count === 1 ? '1 review' : `${review.count} reviews`} />
          </a>
        )}
      </div>
      <p className="max-w-[38em]">{description}</p>
      <ProductPrice product={product} />
      <div className="grid gap-5">
        {stock > 0 && <StockStatus stock={stock} />}
        <BuyForm product={product} />
      </div>
      <DeliveryFacts isNotShipped={product.categoryId === EVENTS_CATEGORY_ID} />
      <ShareProduct url={pageUrl} />
    </div>
  );
}
