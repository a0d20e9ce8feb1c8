import type { Invoice, InvoiceContent } from '~/domain/invoices/invoice';
import { site } from '~site';
import { formatIsoDay } from '../../iso-day.server';
import { type FactTileContent, factRow } from '../components/fact-tile.server';
import { drawPageFooters } from '../components/page-footer.server';
import { GROUT, PAGE_MARGIN, styles } from '../components/print-styles.server';
import { text } from '../components/text.server';
import { wordmark } from '../components/wordmark.server';
import { type Box, row, stack } from '../layout/box.server';
import { createPageFlow, type PageFlow } from '../layout/page-flow.server';
import { A4, createPdfFile } from '../layout/pdf-file.server';
import { placeInvoiceLines, placeTaxTable, taxTable } from './invoice-tables.server';
import { formatState, INVOICE_TITLES, toPartyLines } from './invoice-texts.server';
import { invoiceTotals, TOTALS_WIDTH } from './invoice-totals.server';
import { invoiceVerification } from './invoice-verification.server';

/** The footer stands in it. */
const PAGE_BOTTOM = 58;

const EXPLANATION_GAP = 14;

const head = (title: string): Box =>
  row([{ box: text(title, styles.title, { tag: 'H1' }) }, { box: wordmark('right') }], { align: 'middle' });

function facts({ number, issuedOn, content }: Invoice): Box {
  const { corrects, dueOn, orderNumber, placeOfSupply } = content;
  const optional: FactTileContent[] = [];
  if (dueOn) optional.push({ label: 'Payable by', lines: [formatIsoDay(dueOn)] });
  if (corrects) {
    const lines = [corrects.number, formatIsoDay(corrects.issuedOn)];
    optional.push({ label: 'Corrects tax invoice', lines });
  }
  return factRow([
    { label: 'Number', lines: [number] },
    { label: 'Date', lines: [formatIsoDay(issuedOn)] },
    ...optional,
    { label: dueOn ? 'Payment reference' : 'Order', lines: [orderNumber] },
    { label: 'Place of supply', lines: [formatState(placeOfSupply)] },
  ]);
}

const parties = ({ supplier, buyer, delivery }: InvoiceContent): Box =>
  factRow([
    { label: 'Supplier', lines: toPartyLines(supplier) },
    { label: 'Billed to', lines: toPartyLines(buyer) },
    { label: 'Delivered to', lines: toPartyLines(delivery) },
  ]);

/** Amount in words, reason, and what rule 46 asks for besides the tables. */
const notes = ({ corrects, totalInWords, reason }: InvoiceContent): Box =>
  stack(
    [
      stack([
        text(corrects ? 'Total credited in words' : 'Total in words', styles.label),
        text(totalInWords, styles.strong),
      ]),
      ...(reason ? [stack([text('Reason', styles.label), text(reason, styles.body)])] : []),
      text(
        'Tax is not payable on reverse charge. Issued electronically: no signature is needed.',
        styles.muted,
      ),
    ],
    7,
  );

const besideTotals = (box: Box, content: InvoiceContent): Box =>
  row([{ box }, { box: invoiceTotals(content), width: TOTALS_WIDTH }], { gap: 18 });

/** Notes, taxes and verification beside the totals, or below them when the rest of the page is too short for all. */
function placeClosing(flow: PageFlow, content: InvoiceContent, verification: Box): void {
  const whole = besideTotals(
    stack([notes(content), taxTable(content), verification], EXPLANATION_GAP),
    content,
  );
  if (flow.fits(whole)) {
    flow.place(whole);
    return;
  }
  flow.place(besideTotals(notes(content), content));
  flow.skip(EXPLANATION_GAP);
  placeTaxTable(flow, content);
  flow.skip(EXPLANATION_GAP);
  flow.place(verification);
}

/** An invoice or credit note with the particulars of rules 46 and 53 of the CGST Rules, 2017. */
export function renderInvoiceDocument(invoice: Invoice, verificationUrl: string): Promise<Uint8Array> {
  const { kind, number, issuedOn, verificationCode, content } = invoice;
  const title = `${INVOICE_TITLES[kind]} ${number}`;
  const file = {
    title,
    author: site.legalName,
    subject: `Order ${content.orderNumber}`,
    size: A4,
    createdOn: new Date(`${issuedOn}T00:00:00+05:30`),
  };
  return createPdfFile(file, (pdf, parent) => {
    const flow = createPageFlow({ pdf, parent, margin: PAGE_MARGIN, bottom: PAGE_BOTTOM });
    flow.place(head(INVOICE_TITLES[kind]));
    flow.skip(22);
    flow.place(facts(invoice));
    flow.skip(GROUT);
    flow.place(parties(content));
    flow.skip(16);
    placeInvoiceLines(flow, content);
    flow.skip(16);
    placeClosing(flow, content, invoiceVerification(verificationCode, verificationUrl));
    drawPageFooters(pdf, title);
  });
}
