import type { Paise } from '../money/money';
import type { InvoiceTax } from './invoice';

interface TaxedSupply {
  tax: Paise;
  rateBasisPoints: number;
  supplierStateCode: string;
  /** Of the place of supply. */
  stateCode: string;
}

/**
 * R-INVOICE-3: CGST and SGST within the supplier's state, half each, IGST elsewhere. They add up to the tax of the order: of
 * an odd number of paise, SGST has one more.
 */
export function splitTax({ tax, rateBasisPoints, supplierStateCode, stateCode }: TaxedSupply): InvoiceTax[] {
  if (stateCode !== supplierStateCode) return [{ label: 'IGST', rateBasisPoints, amount: tax }];
  const cgst = Math.floor(tax / 2);
  const half = rateBasisPoints / 2;
  return [
    { label: 'CGST', rateBasisPoints: half, amount: cgst },
    { label: 'SGST', rateBasisPoints: half, amount: tax - cgst },
  ];
}
