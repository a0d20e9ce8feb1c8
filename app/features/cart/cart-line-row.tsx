import { useState } from 'react';
import { type CartItem, getCartItemId } from '~/domain/cart/cart';
import { formatOptions } from '~/domain/cart/line-changes';
import { findOptionImage } from '~/domain/catalogue/product-options';
import { getProductAvailability } from '~/domain/catalogue/stock';
import type { PricedLine } from '~/domain/pricing/pricing';
import { formatAmount } from '~/sections/format/format-amount';
import { ProductThumbnail } from '~/sections/shop/product-thumbnail';
import { useShop } from '~/state/shop-provider';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { site } from '~site';
import { LineAction } from './line-action';
import { QuantityField } from './quantity-field';
import { findQuantityIssue } from './quantity-issue';

interface CartLineRowProps {
  item: CartItem;
  priced: PricedLine;
  onRemove: (item: CartItem) => void;
  onSave: (item: CartItem) => void;
}

function UnitPrice({ priced }: { priced: PricedLine }) {
  return (
    <p className="text-sm text-muted tabular-nums">
      {formatAmount(priced.unitPrice)} each, before {site.tax.name}{' '}
      {priced.unitDiscount > 0 && (
        <del className="ms-1 whitespace-nowrap text-faint">
          <VisuallyHidden>before </VisuallyHidden>
          {formatAmount(priced.price)}
        </del>
      )}
    </p>
  );
}

/** One line of the cart: product, unit price, quantity and line total. */
export function CartLineRow({ item, priced, onRemove, onSave }: CartLineRowProps) {
  const { cart, setQuantity } = useShop();
  const [quantityIssue, setQuantityIssue] = useState<string>();
  const { product, options, quantity } = item;
  const optionsText = formatOptions(options);
  const stock = getProductAvailability(product);

  const handleQuantityChange = (newQuantity: number) => {
    setQuantityIssue(findQuantityIssue(cart, item, newQuantity));
    if (newQuantity === 0) {
      onRemove(item);
      return true;
    }
    return setQuantity(product, newQuantity, options) === 'updated';
  };

  return (
    <li className="@container grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] gap-grout md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <ProductThumbnail
        image={findOptionImage(product.images, options)}
        sizes="(width >= 768px) 136px, 88px"
        className="h-full min-h-22 max-md:self-stretch"
      />
      <div className="grid content-between gap-x-6 gap-y-2 rounded-tile bg-surface px-4 pt-3.5 pb-1.5 @2xl:grid-cols-[minmax(0,1fr)_12rem_8.5rem] md:px-5">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-h4">
            <a href={product.url} className="hover:text-link">
              {product.name}
            </a>
          </h2>
          {optionsText && <p className="text-sm text-muted">{optionsText}</p>}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <UnitPrice priced={priced} />
            <p className="ms-auto font-semibold tabular-nums @2xl:hidden">{formatAmount(priced.payable)}</p>
          </div>
          {stock.state !== 'in-stock' && <p className="text-sm text-warning">{stock.text}</p>}
        </div>
        <QuantityField
          id={`quantity-${getCartItemId(product.id, options)}`}
          productName={product.name}
          quantity={quantity}
          error={quantityIssue}
          onQuantityChange={handleQuantityChange}
        />
        <p className="py-2.5 text-end font-semibold tabular-nums @max-2xl:hidden">
          {formatAmount(priced.payable)}
        </p>
        <div className="col-span-full -mx-3 flex flex-wrap">
          <LineAction
            icon="heart"
            label="Save for later"
            productName={product.name}
            onClick={() => onSave(item)}
          />
          <LineAction icon="trash" label="Remove" productName={product.name} onClick={() => onRemove(item)} />
        </div>
      </div>
    </li>
  );
}
