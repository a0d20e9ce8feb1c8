import { formatMoney, type Paise } from '~/domain/money';
import { site } from '~site';

/** An amount as this site writes it: `Rs. 1,249.00`. */
export const money = (amount: Paise): string => formatMoney(amount, site.currency.label);
