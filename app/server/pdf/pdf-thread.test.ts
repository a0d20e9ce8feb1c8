import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { buildCreditNote } from '~/domain/invoices/build-credit-note';
import { buildInvoice } from '~/domain/invoices/build-invoice';
import { createInvoicedOrder, supplier } from '~/domain/invoices/fixtures/invoice-fixtures';
import type { Invoice, InvoiceContent } from '~/domain/invoices/invoice';
import type { ShippingLabel } from '~/domain/orders/shipping-label';
import { createPdfThread, type PdfThread } from './pdf-thread.server';

const options = { siteUrl: 'https://www.example.com' };
const SOURCES = resolve('scripts/build/pdf-thread-from-sources.ts');

const [line] = createInvoicedOrder().lines;
if (!line) throw new Error('The order has a line.');

const createInvoice = (content: InvoiceContent): Invoice => ({
  ...{ id: 'an id', kind: content.corrects ? 'credit-note' : 'invoice', number: 'INV/2627/000001' },
  ...{ issuedOn: '2026-11-21', verificationCode: '7k3m9qxp2vht8rwdc4nb', content },
});

let thread: PdfThread;
afterEach(() => thread.stop());

const render = async (content: InvoiceContent) => {
  const bytes = await thread.renderInvoice(createInvoice(content));
  return Buffer.from(bytes).toString('latin1');
};

const countPages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

it('renders an invoice with its title, its language and the link of its check', async () => {
  thread = createPdfThread({ entry: SOURCES, ...options });
  const content = buildInvoice(createInvoicedOrder(), supplier);
  const [pdf, again] = [await render(content), await render(content)];
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('(Tax invoice INV/2627/000001)');
  expect(pdf).toContain('/Lang (en-IN)');
  expect(pdf).toContain('/URI (https://www.example.com/invoices/verify/7k3m9qxp2vht8rwdc4nb)');
  expect(countPages(pdf)).toBe(1);
  expect(again.length).toBe(pdf.length);
});

it('many lines go over several pages; long names and names in other scripts break nothing', async () => {
  thread = createPdfThread({ entry: SOURCES, ...options });
  const lines = Array.from({ length: 80 }, () => line);
  expect(countPages(await render(buildInvoice(createInvoicedOrder({ lines }), supplier)))).toBeGreaterThan(2);
  const name = `${'Venkataraghavan'.repeat(20)} आशा 😀 Łukasz`;
  const long = createInvoicedOrder({ contact: { name }, lines: [{ ...line, name }] });
  expect(countPages(await render(buildInvoice(long, supplier)))).toBe(1);
});

const label: ShippingLabel = {
  ...{ orderNumber: 'TS-2627-000042', name: 'Asha Rao', phone: '+91 98450 12345', units: 2 },
  address: ['14 Residency Road', 'Bengaluru 560025', 'Karnataka'],
};

const labelsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...label, orderNumber: `TS-2627-00004${index}` }));

it.each([
  { size: 'a6', count: 5, pages: 5 },
  { size: 'a4', count: 5, pages: 2 },
  { size: 'a4', count: 4, pages: 1 },
  { size: 'a6', count: 0, pages: 1 },
] as const)('$count labels on $size are $pages pages', async ({ size, count, pages }) => {
  thread = createPdfThread({ entry: SOURCES, ...options });
  const pdf = Buffer.from(await thread.renderLabels(labelsOf(count), size)).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(countPages(pdf)).toBe(pages);
});

it('a long address and other scripts stay on their label', async () => {
  thread = createPdfThread({ entry: SOURCES, ...options });
  const name = `${'Venkataraghavan '.repeat(20)} आशा 😀`;
  const address = Array.from({ length: 5 }, (_, index) => `${index} ${'Residency Road '.repeat(30)}`);
  const pdf = await thread.renderLabels([{ ...label, name, address }], 'a6');
  expect(countPages(Buffer.from(pdf).toString('latin1'))).toBe(1);
});

it('renders a credit note', async () => {
  thread = createPdfThread({ entry: SOURCES, ...options });
  const invoice = buildInvoice(createInvoicedOrder(), supplier);
  const corrects = { number: 'INV/2627/000001', issuedOn: '2026-11-21' };
  const note = { invoice, corrects, earlier: [], amount: 118_00, lines: { 0: 1 }, reason: 'Late' };
  expect(await render(buildCreditNote(note))).toContain('(Credit note INV/2627/000001)');
});
