import { formatMoney, type Paise } from '~/domain/money';
import { site } from '~site';

/** An amount as this shop writes it. */
export const money = (amount: Paise): string => formatMoney(amount, site.currency.label);
