import type { InvoiceContent, InvoiceTax } from '../invoices/invoice';
import type { GstAmounts, GstSum } from './gst-return';

export const NO_AMOUNTS: GstAmounts = { taxable: 0, taxes: { IGST: 0, CGST: 0, SGST: 0 }, total: 0 };

/** The amounts of a document as it was issued. */
export function getAmounts({ taxable, taxes, total }: InvoiceContent): GstAmounts {
  const taxOf = (label: InvoiceTax['label']) => taxes.find((tax) => tax.label === label)?.amount ?? 0;
  return { taxable, taxes: { IGST: taxOf('IGST'), CGST: taxOf('CGST'), SGST: taxOf('SGST') }, total };
}

/** `sum` with `added`, or without it for the sign −1. */
export const addAmounts = (sum: GstAmounts, added: GstAmounts, sign: 1 | -1 = 1): GstAmounts => ({
  taxable: sum.taxable + sign * added.taxable,
  taxes: {
    IGST: sum.taxes.IGST + sign * added.taxes.IGST,
    CGST: sum.taxes.CGST + sign * added.taxes.CGST,
    SGST: sum.taxes.SGST + sign * added.taxes.SGST,
  },
  total: sum.total + sign * added.total,
});

/** All rows together. */
export const sumRows = (rows: readonly GstSum[]): GstSum =>
  rows.reduce<GstSum>((sum, row) => ({ ...addAmounts(sum, row), count: sum.count + row.count }), {
    ...NO_AMOUNTS,
    count: 0,
  });

export const getTax = ({ taxes }: GstAmounts): number => taxes.IGST + taxes.CGST + taxes.SGST;
