import { useState } from 'react';
import type { ChosenOptions } from '~/domain/cart/cart';
import type { Product } from '~/domain/catalogue/product';
import { listSelectableOptions } from '~/domain/catalogue/product-options';
import { getAvailability } from '~/domain/catalogue/stock';
import { calculateUnitDiscount } from '~/domain/pricing/pricing';
import { formatAmount } from '~/sections/format/format-amount';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { Button } from '~/ui/buttons/button';
import { Badge } from '~/ui/data/badge';
import { Price } from '~/ui/data/price';
import { Icon } from '~/ui/icons/icon';
import { WishlistItemOptions } from './wishlist-item-options';

interface WishlistItemRowProps {
  /** As it was when it came onto the list. */
  savedProduct: Product;
  /** As it is now; `null` when it is sold no longer, `undefined` while nobody knows. */
  currentProduct: Product | null | undefined;
  onMove: (product: Product, options: ChosenOptions) => void;
  onRemove: (product: Product) => void;
}

const payable = ({ price, sale }: Product) => price - calculateUnitDiscount(price, sale);

/** What one costs now, and whether that is another price than when it was wished for. */
function WishPrice({ wished, now }: { wished: Product; now: Product }) {
  const [then, today] = [payable(wished), payable(now)];
  const isOnSale = today < now.price;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Price amount={formatAmount(today)} was={isOnSale ? formatAmount(now.price) : undefined} size="sm" />
      {today !== then && (
        <span className={today < then ? 'text-sm font-medium text-success' : 'text-sm text-muted'}>
          {today < then ? `${formatAmount(then - today)} less` : `${formatAmount(today - then)} more`} than
          when you kept it
        </span>
      )}
    </p>
  );
}

function StockNow({ now }: { now: Product | null | undefined }) {
  if (now === undefined) return null;
  if (now === null) return <Badge tone="warning">No longer sold</Badge>;
  const { state, text } = getAvailability(now.stock);
  if (state === 'in-stock') return null;
  return <Badge tone="warning">{text}</Badge>;
}

function MoveToCart({ product, onMove }: { product: Product; onMove: WishlistItemRowProps['onMove'] }) {
  const [chosen, setChosen] = useState<ChosenOptions>({});
  const [fault, setFault] = useState('');
  const choices = listSelectableOptions(product);
  const missing = [
    ...(choices.colours.length > 0 && !chosen.color ? ['a colour'] : []),
    ...(choices.sizes.length > 0 && !chosen.size ? ['a size'] : []),
  ];
  const move = () => {
    if (missing.length > 0) setFault(`Please choose ${missing.join(' and ')} first.`);
    else onMove(product, chosen);
  };
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <div className="flex flex-wrap gap-grout">
        <WishlistItemOptions
          productId={product.id}
          productName={product.name}
          choices={choices}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            setFault('');
          }}
        />
        <Button variant="quiet" size="sm" aria-label={`Move to cart: ${product.name}`} onClick={move}>
          <Icon name="bag" />
          Move to cart
        </Button>
      </div>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}

/** One wish: what it is, what it costs today, and the way into the cart. */
export function WishlistItemRow({ savedProduct, currentProduct, onMove, onRemove }: WishlistItemRowProps) {
  const shown = currentProduct ?? savedProduct;
  const canBuy = currentProduct && currentProduct.stock > 0;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-grout md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <ProductThumbnail
        image={shown.images[0]}
        sizes="(width >= 768px) 136px, 88px"
        className={`h-full min-h-22 ${canBuy || currentProduct === undefined ? '' : 'opacity-55'}`}
      />
      <div className="grid min-w-0 content-between gap-y-3 rounded-tile bg-surface px-4 py-3.5 md:px-5">
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <h2 className="text-h4">
            {currentProduct === null ? (
              savedProduct.name
            ) : (
              <a href={shown.url} className="hover:text-link">
                {shown.name}
              </a>
            )}
          </h2>
          {currentProduct === null ? null : <WishPrice wished={savedProduct} now={shown} />}
          <p className="empty:hidden">
            <StockNow now={currentProduct} />
          </p>
        </div>
        <div className="flex flex-wrap items-start justify-between gap-grout">
          {canBuy ? <MoveToCart product={currentProduct} onMove={onMove} /> : <span />}
          <Button
            variant="plain"
            size="sm"
            aria-label={`Remove: ${savedProduct.name}`}
            className="font-medium text-muted hover:text-text"
            onClick={() => onRemove(savedProduct)}
          >
            <Icon name="trash" className="max-sm:hidden" />
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
