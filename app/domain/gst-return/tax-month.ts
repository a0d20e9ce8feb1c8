import { getMonth, getMonthBounds, getPreviousMonth } from '../time/months';

const RETURN_DUE_DAY = 11;
const TAX_DUE_DAY = 20;

const getDayOfNextMonth = (month: string, day: number): string =>
  `${getMonth(getMonthBounds(month).before)}-${day}`;

/** The last day for GSTR-1 of a month, for those who file it every month. */
export const getReturnDueDay = (month: string): string => getDayOfNextMonth(month, RETURN_DUE_DAY);

/** The last day for GSTR-3B of a month and for its payment. */
export const getTaxDueDay = (month: string): string => getDayOfNextMonth(month, TAX_DUE_DAY);

/** R-INVOICE-9: the month whose tax is due next. `months` are those that may have documents. */
export function getTaxMonth(today: string, months: readonly string[]): string {
  const previous = getPreviousMonth(today);
  return months.includes(previous) && today <= getTaxDueDay(previous) ? previous : getMonth(today);
}
