import { toRupeesString } from '../money/money';
import type { CsvValue } from '../text/csv';
import { listGstRows } from './gst-rows';
import type { Invoice } from './invoice';

/** The columns of a month for the accountant: what GSTR-1 asks for (tables 4, 5, 7, 9B and 12). */
export const GST_CSV_COLUMNS = [
  'Document',
  'Number',
  'Date',
  'Order',
  'Corrects',
  'Corrects date',
  'Buyer',
  'GSTIN',
  'Place of supply',
  'Reverse charge',
  'HSN/SAC',
  'Unit',
  'Quantity',
  'Rate %',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  'Total of row',
  'Total of document',
] as const;

const KIND_LABELS: Readonly<Record<Invoice['kind'], string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};

/**
 * A row for each HSN code and SAC of a document. Amounts are rupees. Those of a credit note are positive, as GSTR-1 asks for
 * them; the first column says what they are.
 */
export function toGstCsvRows({ kind, number, issuedOn, content }: Invoice): CsvValue[][] {
  const { orderNumber, corrects, buyer, placeOfSupply, taxRateBasisPoints, total } = content;
  return listGstRows(content).map(({ hsnCode, unit, quantity, taxable, taxes, total: rowTotal }) => [
    KIND_LABELS[kind],
    number,
    issuedOn,
    orderNumber,
    corrects?.number,
    corrects?.issuedOn,
    buyer.name,
    buyer.gstin,
    `${placeOfSupply.stateCode}-${placeOfSupply.state}`,
    'N',
    hsnCode,
    unit,
    quantity,
    taxRateBasisPoints / 100,
    toRupeesString(taxable),
    ...[taxes.CGST, taxes.SGST, taxes.IGST, rowTotal, total].map(toRupeesString),
  ]);
}
