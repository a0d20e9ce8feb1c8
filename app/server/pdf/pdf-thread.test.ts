import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { buildInvoice } from '~/domain/invoices/build-invoice';
import { createInvoicedOrder, supplier } from '~/domain/invoices/fixtures/invoice-fixtures';
import type { Invoice } from '~/domain/invoices/invoice';
import { createPdfThread } from './pdf-thread.server';

it('renders an invoice in its thread', async () => {
  const entry = resolve('scripts/build/pdf-thread-from-sources.ts');
  const thread = createPdfThread({ entry, siteUrl: 'https://www.example.com' });
  const invoice: Invoice = {
    id: 'an id',
    kind: 'invoice',
    number: 'INV/2627/000001',
    issuedOn: '2026-11-21',
    verificationCode: '7k3m9qxp2vht8rwdc4nb',
    content: buildInvoice(createInvoicedOrder(), supplier),
  };
  const bytes = await thread.renderInvoice(invoice).finally(() => thread.stop());
  const pdf = Buffer.from(bytes).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('/URI (https://www.example.com/invoices/verify/7k3m9qxp2vht8rwdc4nb)');
});
