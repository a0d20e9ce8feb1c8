import { useState } from 'react';
import type { Product } from '~/domain/catalogue/product';
import { listSelectableOptions } from '~/domain/catalogue/product-options';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import { getProductAvailability } from '~/domain/catalogue/stock';
import { formatAmount } from '~/sections/format/format-amount';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { formatUnitPrice, priceOneUnit } from '~/sections/shop/unit-price';
import { Button } from '~/ui/buttons/button';
import { Badge } from '~/ui/data/badge';
import { Price } from '~/ui/data/price';
import { Icon } from '~/ui/icons/icon';
import { WishlistItemOptions } from './wishlist-item-options';

interface WishlistItemRowProps {
  /** The product as it was when it was added. */
  savedProduct: Product;
  /** `null` when it is no longer sold, `undefined` while unknown. */
  currentProduct: Product | null | undefined;
  onMove: (product: Product, options: ChosenOptions) => void;
  onRemove: (product: Product) => void;
}

/** The current price with tax, and the difference from the price when it was added. */
function WishlistItemPrice({
  savedProduct,
  currentProduct,
}: {
  savedProduct: Product;
  currentProduct: Product;
}) {
  const savedPrice = priceOneUnit(savedProduct).orderTotal;
  const currentPrice = priceOneUnit(currentProduct).orderTotal;
  const { amount, was, beforeTax } = formatUnitPrice(currentProduct);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Price amount={amount} was={was} note={beforeTax} size="sm" />
      {currentPrice !== savedPrice && (
        <span
          className={currentPrice < savedPrice ? 'text-sm font-medium text-success' : 'text-sm text-muted'}
        >
          {currentPrice < savedPrice
            ? `${formatAmount(savedPrice - currentPrice)} less`
            : `${formatAmount(currentPrice - savedPrice)} more`}{' '}
          than when you added it
        </span>
      )}
    </p>
  );
}

function CurrentStock({ product }: { product: Product | null | undefined }) {
  if (product === undefined) return null;
  if (product === null) return <Badge tone="warning">No longer sold</Badge>;
  const { state, text } = getProductAvailability(product);
  if (state === 'in-stock') return null;
  return <Badge tone="warning">{text}</Badge>;
}

function MoveToCartForm({ product, onMove }: { product: Product; onMove: WishlistItemRowProps['onMove'] }) {
  const [selectedOptions, setSelectedOptions] = useState<ChosenOptions>({});
  const [errorText, setErrorText] = useState('');
  const selectableOptions = listSelectableOptions(product);
  const missingOptions = [
    ...(selectableOptions.colours.length > 0 && !selectedOptions.color ? ['a colour'] : []),
    ...(selectableOptions.sizes.length > 0 && !selectedOptions.size ? ['a size'] : []),
  ];
  const handleMove = () => {
    if (missingOptions.length > 0) setErrorText(`Please choose ${missingOptions.join(' and ')} first.`);
    else onMove(product, selectedOptions);
  };
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <div className="flex flex-wrap gap-grout">
        <WishlistItemOptions
          productId={product.id}
          productName={product.name}
          selectableOptions={selectableOptions}
          selectedOptions={selectedOptions}
          onChange={(options) => {
            setSelectedOptions(options);
            setErrorText('');
          }}
        />
        <Button variant="quiet" size="sm" aria-label={`Move to cart: ${product.name}`} onClick={handleMove}>
          <Icon name="bag" />
          Move to cart
        </Button>
      </div>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {errorText}
      </p>
    </div>
  );
}

/** One wishlist item: product, current price, and a button that moves it to the cart. */
export function WishlistItemRow({ savedProduct, currentProduct, onMove, onRemove }: WishlistItemRowProps) {
  const shownProduct = currentProduct ?? savedProduct;
  const canBuy = currentProduct && currentProduct.stock > 0;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-grout md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <ProductThumbnail
        image={shownProduct.images[0]}
        sizes="(width >= 768px) 136px, 88px"
        className={`h-full min-h-22 ${canBuy || currentProduct === undefined ? '' : 'opacity-55'}`}
      />
      <div className="grid min-w-0 content-between gap-y-3 rounded-tile bg-surface px-4 py-3.5 md:px-5">
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <h2 className="text-h4">
            {currentProduct === null ? (
              savedProduct.name
            ) : (
              <a href={shownProduct.url} className="hover:text-link">
                {shownProduct.name}
              </a>
            )}
          </h2>
          {currentProduct === null ? null : (
            <WishlistItemPrice savedProduct={savedProduct} currentProduct={shownProduct} />
          )}
          <p className="empty:hidden">
            <CurrentStock product={currentProduct} />
          </p>
        </div>
        <div className="flex flex-wrap items-start justify-between gap-grout">
          {canBuy ? <MoveToCartForm product={currentProduct} onMove={onMove} /> : <span />}
          <Button
            variant="plain"
            size="sm"
            aria-label={`Remove: ${savedProduct.name}`}
            className="text-muted hover:text-text"
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
