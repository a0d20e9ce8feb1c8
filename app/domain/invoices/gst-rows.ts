import { divideAmount } from '../money/divide-amount';
import type { Paise } from '../money/money';
import type { InvoiceContent, InvoiceTax, SupplyCode } from './invoice';
import { countUnits } from './price-reduction';

/** The values of one HSN code or SAC of a document, in paise. */
export interface GstRow extends SupplyCode {
  /** Units that were sold or returned. */
  quantity: number;
  taxable: Paise;
  taxes: Readonly<Record<InvoiceTax['label'], Paise>>;
  /** With all taxes. */
  total: Paise;
}

/**
 * A document by HSN code and SAC, as GST returns ask for it. The tax of the whole document is divided in proportion to the
 * values, so that the rows add up to it.
 */
export function listGstRows({ lines, taxes }: InvoiceContent): GstRow[] {
  const groups = [...Map.groupBy(lines, ({ hsnCode }) => hsnCode).values()].map((group) => ({
    hsnCode: group[0]?.hsnCode ?? '',
    unit: group[0]?.unit ?? 'NOS',
    quantity: group.reduce((sum, line) => sum + countUnits(line), 0),
    taxable: group.reduce((sum, { taxable }) => sum + taxable, 0),
  }));
  const weights = groups.map(({ taxable }) => taxable);
  const parts = new Map(taxes.map(({ label, amount }) => [label, divideAmount(amount, weights)]));
  return groups.map((group, index) => {
    const taxOf = (label: InvoiceTax['label']) => parts.get(label)?.[index] ?? 0;
    const divided = { CGST: taxOf('CGST'), SGST: taxOf('SGST'), IGST: taxOf('IGST') };
    return {
      ...group,
      taxes: divided,
      total: group.taxable + divided.CGST + divided.SGST + divided.IGST,
    };
  });
}
