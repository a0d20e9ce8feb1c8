import type { InvoiceLine, SupplyCode } from './invoice';

/** The line of a credit note that reduces the price of what stays with the buyer. */
export const formatPriceReduction = ({ hsnCode, unit }: SupplyCode): string =>
  `Price reduction, ${unit === 'NOS' ? 'goods of HSN' : 'services of SAC'} ${hsnCode}`;

/** The units of a line that were sold or returned. A reduced price returns none. */
export const countUnits = (line: InvoiceLine): number =>
  line.name === formatPriceReduction(line) ? 0 : line.quantity;
