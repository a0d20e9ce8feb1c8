import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';

/** In whole rupees, rounded, for figures that are read at a glance: `Rs. 1,249`. */
export const formatRoundedAmount = (amount: Paise): string =>
  formatMoney(Math.round(amount / 100) * 100, site.currency.label).replace(/\.00$/, '');

/** Without the currency, for columns and lists whose head or sum names it: `1,249.00`, `−50.00`. */
export const formatFigure = (amount: Paise): string => formatMoney(amount, '').trim().replace(/^-\s*/, '−');

const count = new Intl.NumberFormat(site.language);

/** With separators: "12,345". */
export const formatCount = (value: number): string => count.format(value);
