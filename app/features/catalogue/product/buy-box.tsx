import { EVENTS_CATEGORY } from '~/content/events-category';
import type { Product } from '~/domain/product';
import { Badge } from '~/ui/badge';
import { Stars } from '~/ui/stars';
import { BuyForm } from './buy-form';
import { DeliveryWords } from './delivery-words';
import { PassOn } from './pass-on';
import { ProductPrice } from './product-price';
import { StockWords } from './stock-words';

interface BuyBoxProps {
  product: Product;
  subtitle: string;
  /** The page's full address, to pass on. */
  address: string;
}

/** Everything one needs to decide and to buy, beside the pictures. */
export function BuyBox({ product, subtitle, address }: BuyBoxProps) {
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
        {stock > 0 && <StockWords stock={stock} />}
        <BuyForm product={product} />
      </div>
      <DeliveryWords nothingIsSent={product.categoryId === EVENTS_CATEGORY} />
      <PassOn address={address} />
    </div>
  );
}
