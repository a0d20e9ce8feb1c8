import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { formatCsvRow } from '../text/csv';
import { buildInvoice } from './build-invoice';
import { createInvoicedOrder, supplier } from './fixtures/invoice-fixtures';
import { GST_CSV_COLUMNS, toGstCsvRows } from './gst-csv';
import type { Invoice } from './invoice';

const createInvoice = (name: string): Invoice => ({
  id: 'an id',
  kind: 'invoice',
  number: 'INV/2627/000001',
  issuedOn: '2026-11-21',
  verificationCode: 'a code',
  content: buildInvoice(createInvoicedOrder({ contact: { name } }), supplier),
});

const readRows = (invoice: Invoice) => {
  const csv = [GST_CSV_COLUMNS, ...toGstCsvRows(invoice)].map(formatCsvRow).join('');
  return parse(csv, { columns: true }) as Record<string, string>[];
};

test('a row has what GSTR-1 asks for', () => {
  expect(readRows(createInvoice('Asha Rao'))).toEqual([
    {
      Document: 'Invoice',
      Number: 'INV/2627/000001',
      Date: '2026-11-21',
      Order: 'TS-2627-000042',
      Corrects: '',
      'Corrects date': '',
      Buyer: 'Asha Rao',
      GSTIN: '',
      'Reverse charge': 'N',
      'Place of supply': '29-Karnataka',
      'HSN/SAC': '6912',
      Unit: 'NOS',
      Quantity: '2',
      'Rate %': '18',
      'Taxable value': '2248.20',
      CGST: '202.34',
      SGST: '202.34',
      IGST: '0.00',
      'Total of row': '2652.88',
      'Total of document': '2652.88',
    },
  ]);
});

test('a name that a spreadsheet would run gets an apostrophe', () => {
  expect(readRows(createInvoice('=HYPERLINK("http://x.example")'))[0]?.Buyer).toBe(
    '\'=HYPERLINK("http://x.example")',
  );
});
