import clsx from 'clsx';
import { getAvailability } from '~/domain/catalogue/stock';
import { Icon } from '~/ui/icons/icon';

const LOOKS = {
  'in-stock': { icon: 'success', tone: 'text-success' },
  'few-left': { icon: 'warning', tone: 'text-warning' },
  'sold-out': { icon: 'error', tone: 'text-danger' },
} as const;

/** How much of it there is, by icon and words. */
export function StockStatus({ stock }: { stock: number }) {
  const { state, text } = getAvailability(stock);
  const { icon, tone } = LOOKS[state];
  return (
    <p className={clsx('flex items-center gap-2 font-semibold', tone)}>
      <Icon name={icon} size={18} />
      {text}
    </p>
  );
}
