import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GstDocument } from './classify-document';
import { anyGstDocuments, createGstInvoice, createGstNote } from './fixtures/gst-documents';
import { addAmounts, getAmounts, getTax, NO_AMOUNTS, sumRows } from './gst-amounts';
import { type GstAmounts, getUntaxedLabel } from './gst-return';
import { createGstSummary } from './sum-documents';

function summarise(documents: readonly GstDocument[]) {
  const summary = createGstSummary();
  for (const document of documents) summary.add(document);
  return summary.read();
}

const pickAmounts = ({ taxable, taxes, total }: GstAmounts): GstAmounts => ({ taxable, taxes, total });

/** Invoices less credit notes, as they were issued. */
const addDocuments = (documents: readonly GstDocument[]): GstAmounts =>
  documents.reduce(
    (sum, { kind, content }) => addAmounts(sum, getAmounts(content), kind === 'invoice' ? 1 : -1),
    NO_AMOUNTS,
  );

const addAll = (rows: readonly GstAmounts[]): GstAmounts =>
  rows.reduce((sum, row) => addAmounts(sum, row), NO_AMOUNTS);

test('R-INVOICE-6: the tables add up to the documents of the month, tax by tax, to the paisa', () => {
  fc.assert(
    fc.property(anyGstDocuments, (documents) => {
      const { buyers, largeB2c, otherB2c, untaxed, creditNotes, liability, hsn } = summarise(documents);
      const { registered, unregistered } = creditNotes;
      const taxed = documents.filter(({ content }) => content.taxRateBasisPoints > 0);
      const supplied = addAll([...buyers, ...largeB2c, ...otherB2c]);
      expect(liability).toEqual(addAmounts(supplied, addAll([registered, unregistered]), -1));
      expect(liability).toEqual(addDocuments(taxed));
      expect(addAll([liability, ...untaxed])).toEqual(addDocuments(documents));
      expect(addAll([...hsn.b2b, ...hsn.b2c])).toEqual(addDocuments(documents));
      expect(addAll(hsn.b2b)).toEqual(
        addDocuments(documents.filter(({ content }) => content.buyer.gstin !== undefined)),
      );
    }),
  );
});

test('R-INVOICE-6: every document is in exactly one of 4A, 5, 7, 8 and 9B, and in table 13', () => {
  fc.assert(
    fc.property(anyGstDocuments, (documents) => {
      const { buyers, largeB2c, otherB2c, untaxed, creditNotes, series } = summarise(documents);
      const { count } = sumRows([
        ...buyers,
        ...largeB2c,
        ...otherB2c,
        ...untaxed,
        creditNotes.registered,
        creditNotes.unregistered,
      ]);
      expect(count).toBe(documents.length);
      for (const kind of ['invoice', 'credit-note'] as const)
        expect(series[kind].reduce((sum, each) => sum + each.count, 0)).toBe(
          documents.filter((each) => each.kind === kind).length,
        );
    }),
  );
});

test('the order of the documents does not matter, but for the name of a buyer', () => {
  fc.assert(
    fc.property(anyGstDocuments, (documents) => {
      expect(summarise(documents.toReversed())).toEqual(summarise(documents));
    }),
  );
});

test('a table has a row for each place and rate, with credit notes deducted', () => {
  const invoice = createGstInvoice({ value: 1_000_00, state: 'Kerala' });
  const { otherB2c } = summarise([
    invoice,
    createGstInvoice({ value: 100_00, state: 'Kerala', taxRateBasisPoints: 500 }),
    createGstInvoice({ value: 200_00, state: 'Karnataka' }),
    createGstNote(invoice, 118_00),
  ]);
  expect(otherB2c).toEqual([
    {
      place: '29-Karnataka',
      rateBasisPoints: 1800,
      count: 1,
      taxable: 200_00,
      taxes: { IGST: 0, CGST: 18_00, SGST: 18_00 },
      total: 236_00,
    },
    {
      place: '32-Kerala',
      rateBasisPoints: 500,
      count: 1,
      taxable: 100_00,
      taxes: { IGST: 5_00, CGST: 0, SGST: 0 },
      total: 105_00,
    },
    {
      place: '32-Kerala',
      rateBasisPoints: 1800,
      count: 2,
      taxable: 900_00,
      taxes: { IGST: 162_00, CGST: 0, SGST: 0 },
      total: 1_062_00,
    },
  ]);
});

test('credit notes for invoices of an earlier month can make a table negative', () => {
  const earlier = createGstInvoice({ value: 1_000_00 }, '2026-10-20');
  const { otherB2c, liability } = summarise([createGstNote(earlier, earlier.invoiceTotal)]);
  expect(otherB2c).toMatchObject([{ count: 1, taxable: -1_000_00, total: -1_180_00 }]);
  expect(liability.taxes.IGST).toBe(-180_00);
});

test('table 12 deducts the units of returned goods, and none for a reduced price', () => {
  const invoice = createGstInvoice({ value: 100_00, quantity: 5 });
  const returned = createGstInvoice({ value: 100_00, quantity: 2 });
  const { hsn } = summarise([
    invoice,
    returned,
    createGstNote(invoice, 59_00),
    createGstNote(returned, returned.invoiceTotal),
  ]);
  expect(hsn.b2c.map((row) => [row.hsnCode, row.unit, row.quantity, pickAmounts(row).taxable])).toEqual([
    ['6912', 'NOS', 5, 450_00],
  ]);
});

test('table 12 has no quantity of services', () => {
  const seat = createGstInvoice({ value: 100_00, quantity: 3, hsnCodes: ['999293'] });
  const { hsn } = summarise([seat, seat]);
  expect(hsn.b2c.map((row) => [row.hsnCode, row.unit, row.quantity, pickAmounts(row).taxable])).toEqual([
    ['999293', 'NA', 0, 600_00],
  ]);
});

test('table 8 has a line for each kind of supply, named as the form names it, registered and inter-state first', () => {
  const atZero = { value: 100_00, taxRateBasisPoints: 0 };
  const registered = '27AAPFU0939F1ZV';
  const { untaxed } = summarise([
    createGstInvoice({ ...atZero, state: 'Karnataka' }),
    createGstInvoice(atZero),
    createGstInvoice({ ...atZero, state: 'Karnataka', gstin: registered }),
    createGstInvoice({ ...atZero, gstin: registered }),
  ]);
  expect(untaxed.map(getUntaxedLabel)).toEqual([
    '8A Inter-State, registered',
    '8B Intra-State, registered',
    '8C Inter-State, unregistered',
    '8D Intra-State, unregistered',
  ]);
});

test('rows are in the order of their buyers, places and rates', () => {
  const { buyers, otherB2c } = summarise([
    createGstInvoice({ value: 100_00, gstin: '29AAGCB7383J1Z4' }),
    createGstInvoice({ value: 100_00, gstin: '27AAPFU0939F1ZV' }),
    createGstInvoice({ value: 100_00, state: 'Kerala', taxRateBasisPoints: 1800 }),
    createGstInvoice({ value: 100_00, state: 'Karnataka', taxRateBasisPoints: 1800 }),
    createGstInvoice({ value: 100_00, state: 'Kerala', taxRateBasisPoints: 500 }),
  ]);
  expect(buyers.map(({ gstin }) => gstin)).toEqual(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4']);
  expect(otherB2c.map(({ place, rateBasisPoints }) => [place, rateBasisPoints])).toEqual([
    ['29-Karnataka', 1800],
    ['32-Kerala', 500],
    ['32-Kerala', 1800],
  ]);
});

test('the tax of a row is the sum of its three taxes', () => {
  expect(getTax({ taxable: 100, taxes: { IGST: 1, CGST: 20, SGST: 300 }, total: 421 })).toBe(321);
});
