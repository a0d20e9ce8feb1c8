import type { Paise } from '../money/money';
import type { InvoiceTax } from './invoice';

interface TaxedSupply {
  tax: Paise;
  rateBasisPoints: number;
  supplierStateCode: string;
  /** Of the place of supply. */
  stateCode: string;
}

/** Whether a supply leaves the state of its supplier. */
export const isInterState = ({
  supplierStateCode,
  stateCode,
}: Pick<TaxedSupply, 'supplierStateCode' | 'stateCode'>): boolean => stateCode !== supplierStateCode;

/**
 * R-INVOICE-3: CGST and SGST within the supplier's state, half each, IGST elsewhere. They add up to the tax of the order: of
 * an odd number of paise, SGST has one more.
 */
export function splitTax({ tax, rateBasisPoints, ...states }: TaxedSupply): InvoiceTax[] {
  if (isInterState(states)) return [{ label: 'IGST', rateBasisPoints, amount: tax }];
  const cgst = Math.floor(tax / 2);
  const half = rateBasisPoints / 2;
  return [
    { label: 'CGST', rateBasisPoints: half, amount: cgst },
    { label: 'SGST', rateBasisPoints: half, amount: tax - cgst },
  ];
}
