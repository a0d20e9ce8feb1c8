import { useState } from 'react';
import { type CartItem, cartItemId } from '~/domain/cart';
import { optionWords } from '~/domain/change-words';
import type { PricedLine } from '~/domain/pricing';
import { availability } from '~/domain/stock';
import { LinePicture } from '~/sections/line-picture';
import { money } from '~/sections/money';
import { useShop } from '~/state/shop-provider';
import { Button } from '~/ui/button';
import { Icon, type IconName } from '~/ui/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { quantityFault } from './quantity-fault';
import { QuantityField } from './quantity-field';

interface CartLineProps {
  item: CartItem;
  priced: PricedLine;
  onRemove: (item: CartItem) => void;
  onSave: (item: CartItem) => void;
}

function UnitPrice({ priced }: { priced: PricedLine }) {
  return (
    <p className="text-sm text-muted tabular-nums">
      {money(priced.unitPrice)} each
      {priced.unitDiscount > 0 && (
        <del className="ms-2 text-faint">
          <VisuallyHidden>before </VisuallyHidden>
          {money(priced.price)}
        </del>
      )}
    </p>
  );
}

interface LineActionProps {
  icon: IconName;
  label: string;
  /** The name of the product: there is a button like this on every line. */
  about: string;
  onClick: () => void;
}

function LineAction({ icon, label, about, onClick }: LineActionProps) {
  return (
    <Button
      variant="plain"
      size="sm"
      aria-label={`${label}: ${about}`}
      className="px-3 font-medium text-muted hover:text-text"
      onClick={onClick}
    >
      <Icon name={icon} className="max-sm:hidden" />
      {label}
    </Button>
  );
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
      <div className="grid content-between gap-x-6 gap-y-2 rounded-tile bg-surface px-4 pt-3.5 pb-1.5 md:grid-cols-[minmax(0,1fr)_12rem_8.5rem] md:px-5">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-h4">
            <a href={product.url} className="hover:text-link">
              {product.name}
            </a>
          </h2>
          {chosen && <p className="text-sm text-muted">{chosen}</p>}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <UnitPrice priced={priced} />
            <p className="ms-auto font-semibold tabular-nums md:hidden">{money(priced.payable)}</p>
          </div>
          {stock.state !== 'in-stock' && <p className="text-sm text-warning">{stock.text}</p>}
        </div>
        <QuantityField
          id={`quantity-${cartItemId(product.id, options)}`}
          productName={product.name}
          quantity={quantity}
          error={fault}
          onChoose={choose}
        />
        <p className="py-2.5 text-end font-semibold tabular-nums max-md:hidden">{money(priced.payable)}</p>
        <div className="col-span-full -mx-3 flex flex-wrap">
          <LineAction icon="heart" label="Save for later" about={product.name} onClick={() => onSave(item)} />
          <LineAction icon="trash" label="Remove" about={product.name} onClick={() => onRemove(item)} />
        </div>
      </div>
    </li>
  );
}
