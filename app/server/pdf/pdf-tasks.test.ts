import { expect, it } from 'vitest';
import { sampleApplications } from '~/content/samples/sample-applications';
import { buildCreditNote } from '~/domain/invoices/build-credit-note';
import { buildInvoice } from '~/domain/invoices/build-invoice';
import { createInvoicedOrder, supplier } from '~/domain/invoices/fixtures/invoice-fixtures';
import type { InvoiceContent } from '~/domain/invoices/invoice';
import { CHECKOUT_LIMITS } from '~/domain/orders/checkout-limits';
import type { ShippingLabel } from '~/domain/orders/staff-order';
import { readPdf } from './fixtures/read-pdf';
import { createPdfTasks } from './pdf-tasks.server';

const tasks = createPdfTasks({ siteUrl: 'https://www.example.com' });

const [line] = createInvoicedOrder().lines;
if (!line) throw new Error('The order has a line.');

const renderInvoice = (content: InvoiceContent) =>
  tasks.renderInvoice({
    id: 'an id',
    kind: content.corrects ? 'credit-note' : 'invoice',
    number: 'INV/2627/000001',
    issuedOn: '2026-11-21',
    verificationCode: '7k3m9qxp2vht8rwdc4nb',
    content,
  });

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it('an invoice is a tagged PDF/UA file, and the same one when it is rendered again', async () => {
  const content = buildInvoice(createInvoicedOrder(), supplier);
  const bytes = await renderInvoice(content);
  const again = await renderInvoice(content);
  const pdf = await readPdf(bytes);
  expect(pdf).toMatchObject({ title: 'Tax invoice INV/2627/000001', language: 'en-IN', isTagged: true });
  expect(toText(bytes)).toMatch(/^%PDF-1\.7/);
  expect(toText(bytes)).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(toText(bytes)).toContain('/DisplayDocTitle true');
  expect(toText(bytes).match(/\/Scope \/Column/g)).toHaveLength(11);
  expect(toText(bytes).match(/\/Scope \/Row/g)).toHaveLength(6);
  expect(Buffer.compare(bytes, again)).toBe(0);
});

it('an invoice is read in its order: headings, lists, tables with header cells, pictures with texts', async () => {
  const { pages } = await readPdf(await renderInvoice(buildInvoice(createInvoicedOrder(), supplier)));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.structure).toMatchInlineSnapshot(`
    "Document
      H1 Tax invoice
      Figure (Tessera) Tessera
      L
        LI
          Lbl Number
          LBody
            P INV/2627/000001
        LI
          Lbl Date
          LBody
            P 21 November 2026
        LI
          Lbl Order
          LBody
            P TS-2627-000042
        LI
          Lbl Place of supply
          LBody
            P Karnataka (29)
      L
        LI
          Lbl Supplier
          LBody
            P Tessera Labs Private Limited
            P Tile House, 14 Brick Kiln Lane
            P Bengaluru 560038
            P Karnataka (29)
            P GSTIN 29AAFCT2017K1Z8
        LI
          Lbl Billed to
          LBody
            P Asha Rao
            P 4 Temple Street
            P Mysuru 570001
            P Karnataka (29)
        LI
          Lbl Delivered to
          LBody
            P Asha Rao
            P 4 Temple Street
            P Mysuru 570001
            P Karnataka (29)
      Table
        TR
          TH No.
          TH Description
          TH HSN/SAC
          TH Quantity
          TH Unit price
          TH Discount
          TH Taxable value
        TR
          TD 1
          TD Mosaic mug, Basalt
          TD 6912
          TD 2 NOS
          TD 1,249.00
          TD 249.80
          TD 2,248.20
      P Total in words
      P Rupees Two Thousand Six Hundred Fifty-Two and Eighty-Eight Paise Only
      P Tax is not payable on reverse charge. Issued electronically: no signature is needed.
      Table
        TR
          TH HSN/SAC
          TH Taxable value
          TH CGST 9%
          TH SGST 9%
        TR
          TD 6912
          TD 2,248.20
          TD 202.34
          TD 202.34
      Figure (QR code of https://www.example.com/invoices/verify/7k3m9qxp2vht8rwdc4nb)
      H2 Is this document genuine?
      P The code leads to a page that says so, with its number, date and total.
      P
        Link 7k3m9-qxp2v-ht8rw-dc4nb
      Table
        TR
          TH List price
          TD 2,498.00
        TR
          TH Discount
          TD −249.80
        TR
          TH Taxable value
          TD 2,248.20
        TR
          TH CGST 9%
          TD 202.34
        TR
          TH SGST 9%
          TD 202.34
        TR
          TH Total
          TD Rs. 2,652.88"
  `);
  expect(pages[0]?.artifacts).toBe(
    'Tessera Labs Private Limited, orders@tessera.example, +91 80 0000 2017 Tax invoice INV/2627/000001, page 1 of 1',
  );
  expect(pages[0]?.links).toEqual([
    {
      url: 'https://www.example.com/invoices/verify/7k3m9qxp2vht8rwdc4nb',
      label: 'Check 7k3m9-qxp2v-ht8rw-dc4nb',
    },
  ]);
});

it('many lines go over several pages: one table, whose repeated head is not read again', async () => {
  const lines = Array.from({ length: 80 }, () => line);
  const { pages } = await readPdf(
    await renderInvoice(buildInvoice(createInvoicedOrder({ lines }), supplier)),
  );
  expect(pages).toHaveLength(4);
  const structure = pages.map((page) => page.structure).join('\n');
  expect(structure.match(/TH Description/g)).toHaveLength(1);
  expect(structure.match(/TD Mosaic mug, Basalt/g)).toHaveLength(80);
  expect(pages[1]?.artifacts).toMatch(/Description.*page 2 of 4/);
});

it('a long table of taxes goes over several pages: no page ends after a few lines', async () => {
  const lines = Array.from({ length: 27 }, (_, index) => ({ ...line, hsnCode: String(4800 + (index % 20)) }));
  const { pages } = await readPdf(
    await renderInvoice(buildInvoice(createInvoicedOrder({ lines }), supplier)),
  );
  expect(pages[1]?.structure).toContain('TD Mosaic mug, Basalt');
  expect(pages[1]?.structure).toContain('TH Total');
  expect(pages[1]?.structure).toContain('TH CGST 9%');
  expect(pages[2]?.structure).toContain('Is this document genuine?');
  const structure = pages.map((page) => page.structure).join('\n');
  expect(structure.match(/TH CGST 9%/g)).toHaveLength(2);
});

it('long words are divided; letters that no font has are read all the same', async () => {
  const name = `${'Venkataraghavan'.repeat(20)} आशा 😀 Łukasz`;
  const long = createInvoicedOrder({ contact: { name }, lines: [{ ...line, name }] });
  const bytes = await renderInvoice(buildInvoice(long, supplier));
  const { pages } = await readPdf(bytes);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.structure).toContain('Venkataraghavan आशा ? Łukasz');
  // Of the buyer, the recipient and the line.
  expect(toText(bytes).match(/\/ActualText \(/g)).toHaveLength(3);
});

it('renders a credit note', async () => {
  const invoice = buildInvoice(createInvoicedOrder(), supplier);
  const corrects = { number: 'INV/2627/000001', issuedOn: '2026-11-21' };
  const note = { invoice, corrects, earlier: [], amount: 118_00, lines: { 0: 1 }, reason: 'Late' };
  const { title, pages } = await readPdf(await renderInvoice(buildCreditNote(note)));
  expect(title).toBe('Credit note INV/2627/000001');
  expect(pages[0]?.structure).toContain('H1 Credit note');
  expect(pages[0]?.structure).toContain('TH Total credited\n      TD Rs. 118.00');
});

const label: ShippingLabel = {
  orderNumber: 'TS-2627-000042',
  name: 'Asha Rao',
  phone: '+91 98450 12345',
  units: 2,
  address: ['14 Residency Road', 'Bengaluru 560025', 'Karnataka'],
};

const labelsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...label, orderNumber: `TS-2627-00004${index}` }));

it.each([
  { size: 'a6', count: 5, pages: 5 },
  { size: 'a4', count: 5, pages: 2 },
  { size: 'a4', count: 4, pages: 1 },
  { size: 'a6', count: 0, pages: 1 },
] as const)(
  '$count labels on $size are $pages pages, each label a section',
  async ({ size, count, pages }) => {
    const pdf = await readPdf(await tasks.renderLabels(labelsOf(count), size));
    expect(pdf.pages).toHaveLength(pages);
    const structure = pdf.pages.map((page) => page.structure).join('\n');
    expect(structure.match(/ {2}Sect\n {4}Figure \(Tessera\)/g)?.length ?? 0).toBe(count);
    expect(structure.match(/H1 Asha Rao/g)?.length ?? 0).toBe(count);
  },
);

it('the longest address of the checkout has every word, in smaller texts', async () => {
  const fill = (words: string, length: number) =>
    words
      .repeat(9)
      .slice(0, length - 4)
      .trimEnd();
  const name = `${fill('Venkatanarasimharaju Subramaniam ', CHECKOUT_LIMITS.name)} Rao`;
  const line1 = `${fill('Department of Computer Science, Block C, ', CHECKOUT_LIMITS.addressLine)} one`;
  const line2 = `${fill('Opposite the old water tank, off Sarjapur Road, ', CHECKOUT_LIMITS.addressLine)} two`;
  const address = [line1, line2, 'Thiruvananthapuram 695001', 'Kerala'];
  const { pages } = await readPdf(await tasks.renderLabels([{ ...label, name, address }], 'a6'));
  for (const text of [name, ...address]) expect(pages[0]?.structure).toContain(text);
  expect(pages[0]?.structure).not.toContain('…');
});

it('names and addresses are printed in nine scripts of India, and read letter by letter', async () => {
  const names = [
    'श्री कृष्णमूर्ति त्रिवेदी।',
    'শ্রীমতী কৃষ্ণা চট্টোপাধ্যায়',
    'திரு. கிருஷ்ணமூர்த்தி',
    'శ్రీ కృష్ణమూర్తి, స్త్రీ',
    'ಶ್ರೀ ಕೃಷ್ಣಮೂರ್ತಿ',
    'ശ്രീ കൃഷ്ണമൂർത്തി, സ്ത്രീ',
    'શ્રી કૃષ્ણમૂર્તિ',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ, ਅੰਮ੍ਰਿਤਸਰ',
    'ଶ୍ରୀ କୃଷ୍ଣଚନ୍ଦ୍ର',
  ];
  const labels = names.map((name) => ({ ...label, name, address: [`12/4 ${name}`, 'Mysuru 570001'] }));
  const { pages } = await readPdf(await tasks.renderLabels(labels, 'a6'));
  const structure = pages.map((page) => page.structure).join('\n');
  expect(structure).not.toContain('?');
  expect(structure.match(/P To$/gm)).toHaveLength(names.length);
  for (const name of names) expect(structure).toContain(`H1 (${name}) `);
});

it('a label says that it lacks letters', async () => {
  const { pages } = await readPdf(await tasks.renderLabels([{ ...label, name: '王 मुंबई' }], 'a6'));
  expect(pages[0]?.structure).toContain('H1 (王 मुंबई) ? मुंबई');
  expect(pages[0]?.structure).toContain('“?” is a letter that is not printed here: see the order');
});

it('a long address is cut so that the label has all its lines', async () => {
  const name = 'Venkataraghavan '.repeat(20);
  const address = Array.from({ length: 5 }, (_, index) => `${index} ${'Residency Road '.repeat(30)}`);
  const { pages } = await readPdf(await tasks.renderLabels([{ ...label, name, address }], 'a6'));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.structure).toMatch(/H1 (Venkataraghavan ?)+…/);
  expect(pages[0]?.structure).toMatch(/P 4 (Residency Road ?)+…/);
  expect(pages[0]?.structure).toContain('P +91 98450 12345');
});

it('a CV has its sections as headings', async () => {
  const [application] = sampleApplications;
  if (!application) throw new Error('There is a sample.');
  const { title, pages } = await readPdf(await tasks.renderCv(application.cv));
  expect(title).toBe(`CV of ${application.cv.name}`);
  expect(pages[0]?.structure.match(/\bH\d .*/g)).toEqual([
    `H1 ${application.cv.name}`,
    ...application.cv.sections.flatMap((section) => [
      `H2 ${section.title}`,
      ...section.entries.map((entry) => `H3 ${entry.title}`),
    ]),
  ]);
});
