import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';

/** "Rs. 1,249.00" of an amount in paise. */
export const formatAmount = (amount: Paise): string => formatMoney(amount, site.currency.label);

/** The same in a sentence: a line does not end between the currency and the number. */
export const formatAmountInSentence = (amount: Paise): string => formatAmount(amount).replace(' ', '\u00A0');
