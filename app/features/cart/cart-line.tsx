import { useState } from 'react';
import { type CartItem, cartItemId } from '~/domain/cart';
import { optionWords } from '~/domain/change-words';
import type { PricedLine } from '~/domain/pricing';
import { availability } from '~/domain/stock';
import { LinePicture } from '~/sections/line-picture';
import { money } from '~/sections/money';
import { useShop } from '~/state/shop-provider';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Price } from '~/ui/price';
import { quantityFault } from './quantity-fault';
import { QuantityField } from './quantity-field';

interface CartLineProps {
  item: CartItem;
  priced: PricedLine;
  onRemove: (item: CartItem) => void;
  onSave: (item: CartItem) => void;
}

/** One line of the cart: what it is, what one costs, how many, and what they come to. */
export function CartLine({ item, priced, onRemove, onSave }: CartLineProps) {
  const { cart, setQuantity } = useShop();
  const [fault, setFault] = useState<string>();
  const { product, options, quantity } = item;
  const chosen = optionWords(options);
  const stock = availability(product.stock);

  const choose = (wanted: number) => {
    setFault(quantityFault(cart, item, wanted));
    if (wanted === 0) {
      onRemove(item);
      return true;
    }
    return setQuantity(product, wanted, options) === 'updated';
  };

  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-grout md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <LinePicture
        image={product.images[0]}
        sizes="(width >= 768px) 136px, 88px"
        className="h-full min-h-22 max-md:self-stretch"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 rounded-tile bg-surface px-4 pt-3.5 pb-2 md:px-5">
        <div className="min-w-0">
          <h2 className="font-display text-h4">
            <a href={product.url} className="hover:text-link">
              {product.name}
            </a>
          </h2>
          {chosen && <p className="text-sm text-muted">{chosen}</p>}
          <p className="text-sm text-muted">
            <Price
              size="sm"
              amount={money(priced.unitPrice)}
              was={priced.unitDiscount > 0 ? money(priced.price) : undefined}
            />{' '}
            each
          </p>
          {stock.state !== 'in-stock' && <p className="text-sm text-warning">{stock.text}</p>}
        </div>
        <p className="text-end font-semibold tabular-nums">{money(priced.payable)}</p>
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <QuantityField
            id={`quantity-${cartItemId(product.id, options)}`}
            productName={product.name}
            quantity={quantity}
            error={fault}
            onChoose={choose}
          />
          <span className="-me-3 flex flex-wrap">
            <Button variant="plain" size="sm" className="px-3 text-muted" onClick={() => onSave(item)}>
              <Icon name="heart" />
              Save for later
              <span className="sr-only">: {product.name}</span>
            </Button>
            <Button variant="plain" size="sm" className="px-3 text-muted" onClick={() => onRemove(item)}>
              <Icon name="trash" />
              Remove
              <span className="sr-only">: {product.name}</span>
            </Button>
          </span>
        </div>
      </div>
    </li>
  );
}
