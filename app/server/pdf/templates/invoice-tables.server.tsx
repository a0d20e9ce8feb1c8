import { listGstRows } from '~/domain/invoices/gst-rows';
import type { InvoiceContent, InvoiceLine } from '~/domain/invoices/invoice';
import { type Column, DataTable } from '../components/data-table.server';
import { formatRate, plainMoney } from './invoice-texts.server';

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
  ...[String(index + 1), name, hsnCode, `${quantity} ${unit}`],
];

/** What was sold, or credited, line by line. */
export const InvoiceLines = ({ content }: { content: InvoiceContent }) => {
  const isCredit = content.corrects !== undefined;
  return (
    <DataTable
      isLong
      columns={isCredit ? CREDIT_COLUMNS : INVOICE_COLUMNS}
      rows={content.lines.map((line, index) => [
        ...toLabelCells(line, index),
        ...(isCredit ? [] : [plainMoney(line.unitPrice), plainMoney(line.discount)]),
        plainMoney(line.taxable),
      ])}
    />
  );
};

/** The tax by HSN code and SAC. */
export const TaxTable = ({ content }: { content: InvoiceContent }) => {
  const columns: Column[] = [
    { label: 'HSN/SAC' },
    { label: 'Taxable value', width: 66, isNumeric: true },
    ...content.taxes.map(({ label, rateBasisPoints }) => ({
      ...{ label: `${label} ${formatRate(rateBasisPoints)}`, width: 56, isNumeric: true },
    })),
  ];
  return (
    <DataTable
      columns={columns}
      rows={listGstRows(content).map(({ hsnCode, taxable, taxes }) => [
        ...[hsnCode, plainMoney(taxable)],
        ...content.taxes.map(({ label }) => plainMoney(taxes[label])),
      ])}
    />
  );
};
