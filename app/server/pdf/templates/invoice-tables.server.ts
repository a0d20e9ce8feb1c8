import { listGstRows } from '~/domain/invoices/gst-rows';
import type { InvoiceContent, InvoiceLine } from '~/domain/invoices/invoice';
import { type Column, type DataTable, dataTable, placeLongTable } from '../components/data-table.server';
import type { Box } from '../layout/box.server';
import type { PageFlow } from '../layout/page-flow.server';
import { formatPlainAmount, formatRate } from './invoice-texts.server';

const LABEL_COLUMNS: readonly Column[] = [
  { label: 'No.', width: 18, isNumeric: true },
  { label: 'Description' },
  { label: 'HSN/SAC', width: 40 },
  { label: 'Quantity', width: 44, isNumeric: true },
];

const INVOICE_COLUMNS: readonly Column[] = [
  ...LABEL_COLUMNS,
  { label: 'Unit price', width: 62, isNumeric: true },
  { label: 'Discount', width: 58, isNumeric: true },
  { label: 'Taxable value', width: 66, isNumeric: true },
];

const CREDIT_COLUMNS: readonly Column[] = [
  ...LABEL_COLUMNS,
  { label: 'Value credited', width: 84, isNumeric: true },
];

const toLabelCells = ({ name, hsnCode, quantity, unit }: InvoiceLine, index: number) => [
  String(index + 1),
  name,
  hsnCode,
  `${quantity} ${unit}`,
];

/** What was sold, or credited, line by line. */
export function placeInvoiceLines(flow: PageFlow, { lines, corrects }: InvoiceContent): void {
  const isCredit = corrects !== undefined;
  placeLongTable(flow, {
    columns: isCredit ? CREDIT_COLUMNS : INVOICE_COLUMNS,
    rows: lines.map((line, index) => [
      ...toLabelCells(line, index),
      ...(isCredit ? [] : [formatPlainAmount(line.unitPrice), formatPlainAmount(line.discount)]),
      formatPlainAmount(line.taxable),
    ]),
  });
}

/** The tax by HSN code and SAC. */
function listTaxes(content: InvoiceContent): DataTable {
  return {
    columns: [
      { label: 'HSN/SAC' },
      { label: 'Taxable value', width: 66, isNumeric: true },
      ...content.taxes.map(({ label, rateBasisPoints }) => ({
        label: `${label} ${formatRate(rateBasisPoints)}`,
        width: 56,
        isNumeric: true,
      })),
    ],
    rows: listGstRows(content).map(({ hsnCode, taxable, taxes }) => [
      hsnCode,
      formatPlainAmount(taxable),
      ...content.taxes.map(({ label }) => formatPlainAmount(taxes[label])),
    ]),
  };
}

export const taxTable = (content: InvoiceContent): Box => dataTable(listTaxes(content));

/** On as many pages as it needs. */
export const placeTaxTable = (flow: PageFlow, content: InvoiceContent): void =>
  placeLongTable(flow, listTaxes(content));
