import { expect, test } from 'vitest';
import { formatCsvRow } from '../text/csv';
import { createGstInvoice, createGstNote } from './fixtures/gst-documents';
import { listGstReturnRows } from './gst-return-csv';
import { createGstSummary } from './sum-documents';

test('the file has the tables that have entries, each below its title', () => {
  const invoice = createGstInvoice({ value: 1_000_00, gstin: '27AAPFU0939F1ZV' });
  const small = createGstInvoice({ value: 100_00, state: 'Karnataka' }, '2026-10-02');
  const note = createGstNote(small, 11_80);
  const summary = createGstSummary();
  for (const document of [invoice, note]) summary.add(document);
  expect(listGstReturnRows(summary.read()).map(formatCsvRow).join('')).toBe(
    [
      '4A B2B',
      'GSTIN/UIN of Recipient,Receiver Name,Documents,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount',
      '27AAPFU0939F1ZV,Asha Rao,1,1000.00,180.00,0.00,0.00',
      '',
      '7 B2C Others',
      'Place Of Supply,Rate,Documents,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount',
      '29-Karnataka,18,1,-10,0.00,-0.9,-0.9',
      '',
      '"12 HSN, B2B"',
      'HSN,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount',
      '6912,NOS,1,1180.00,18,1000.00,180.00,0.00,0.00',
      '',
      '"12 HSN, B2C"',
      'HSN,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount',
      '6912,NOS,0,-11.8,18,-10,0.00,-0.9,-0.9',
      '',
      '13 Documents',
      'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
      `Invoices for outward supply,${invoice.number},${invoice.number},1,0`,
      `Credit Note,${note.number},${note.number},1,0`,
      '',
      '',
    ].join('\r\n'),
  );
});
