import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';

/** "Rs. 1,249.00" of an amount in paise. */
export const formatAmount = (amount: Paise): string => formatMoney(amount, site.currency.label);

/** The same in a sentence: a line does not end between the currency and the number. */
export const formatAmountInSentence = (amount: Paise): string => formatAmount(amount).replace(' ', '\u00A0');

/** In whole rupees, rounded, for figures that are read at a glance: `Rs. 1,249`. */
export const formatRoundedAmount = (amount: Paise): string =>
  formatMoney(Math.round(amount / 100) * 100, site.currency.label).replace(/\.00$/, '');

/** Without the currency, for columns and lists whose head or sum names it: `1,249.00`, `−50.00`. */
export const formatFigure = (amount: Paise): string => formatMoney(amount, '').trim().replace(/^-\s*/, '−');

const count = new Intl.NumberFormat(site.language);

/** With separators: "12,345". */
export const formatCount = (value: number): string => count.format(value);

/** With its noun: "12,345 buyers", "1 buyer". */
export const formatCountOf = (value: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(value)} ${value === 1 ? noun : plural}`;
