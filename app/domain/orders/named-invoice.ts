import type { Paise } from '../money/money';

/** From this taxable value an invoice names its recipient: Central Goods and Services Tax Rules, 2017, rule 46(e). */
export const NAMED_INVOICE_THRESHOLD: Paise = 50_000_00;
