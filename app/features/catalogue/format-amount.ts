import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';

/** An amount as this shop writes it. */
export const formatAmount = (amount: Paise): string => formatMoney(amount, site.currency.label);
