import { formatCount } from '~/sections/format/format-amount';

/** "23 buyers", "1 buyer": each gets one email, however many tickets they bought. */
export const formatBuyers = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'buyer' : 'buyers'}`;
