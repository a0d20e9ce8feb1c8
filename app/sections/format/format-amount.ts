import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';

/** An amount as this site writes it: `Rs. 1,249.00`. */
export const formatAmount = (amount: Paise): string => formatMoney(amount, site.currency.label);
