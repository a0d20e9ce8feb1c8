import clsx from 'clsx';
import type { Product } from '~/domain/catalogue/product';
import { getProductAvailability } from '~/domain/catalogue/stock';
import { Icon } from '~/ui/icons/icon';

const STOCK_STYLES = {
  'in-stock': { icon: 'success', textClass: 'text-success' },
  'few-left': { icon: 'warning', textClass: 'text-warning' },
  'sold-out': { icon: 'error', textClass: 'text-danger' },
} as const;

/** Availability as icon and text. */
export function StockStatus({ product }: { product: Product }) {
  const { state, text } = getProductAvailability(product);
  const { icon, textClass } = STOCK_STYLES[state];
  return (
    <p className={clsx('flex items-center gap-2 font-semibold', textClass)}>
      <Icon name={icon} size={18} />
      {text}
    </p>
  );
}
