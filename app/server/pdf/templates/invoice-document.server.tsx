import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Invoice, InvoiceContent } from '~/domain/invoices/invoice';
import { site } from '~site';
import { FactTile } from '../components/fact-tile.server';
import { PageFooter } from '../components/page-footer.server';
import { GROUT, styles } from '../components/print-styles.server';
import { Wordmark } from '../components/wordmark.server';
import { InvoiceLines, TaxTable } from './invoice-tables.server';
import { formatIsoDay, formatState, INVOICE_TITLES, toPartyLines } from './invoice-texts.server';
import { InvoiceTotals } from './invoice-totals.server';
import { InvoiceVerification } from './invoice-verification.server';

const Head = ({ title }: { title: string }) => (
  <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 22 }}>
    <Text style={styles.title}>{title}</Text>
    <Wordmark />
  </View>
);

const Facts = ({ invoice }: { invoice: Invoice }) => {
  const { number, issuedOn, content } = invoice;
  const { corrects, dueOn } = content;
  return (
    <View style={styles.row}>
      <FactTile label="Number" lines={[number]} />
      <FactTile label="Date" lines={[formatIsoDay(issuedOn)]} />
      {dueOn && <FactTile label="Payable by" lines={[formatIsoDay(dueOn)]} />}
      {corrects && (
        <FactTile label="Corrects tax invoice" lines={[corrects.number, formatIsoDay(corrects.issuedOn)]} />
      )}
      <FactTile label={dueOn ? 'Payment reference' : 'Order'} lines={[content.orderNumber]} />
      <FactTile label="Place of supply" lines={[formatState(content.placeOfSupply)]} />
    </View>
  );
};

const Parties = ({ content: { supplier, buyer, delivery } }: { content: InvoiceContent }) => (
  <View style={[styles.row, { marginTop: GROUT, marginBottom: 16 }]}>
    <FactTile label="Supplier" lines={toPartyLines(supplier)} />
    <FactTile label="Billed to" lines={toPartyLines(buyer)} />
    <FactTile label="Delivered to" lines={toPartyLines(delivery)} />
  </View>
);

/** Amount in words, reason, and what rule 46 asks for besides the tables. */
const Notes = ({ content }: { content: InvoiceContent }) => (
  <View style={{ gap: 7 }}>
    <View>
      <Text style={styles.label}>{content.corrects ? 'Total credited in words' : 'Total in words'}</Text>
      <Text style={styles.strong}>{content.totalInWords}</Text>
    </View>
    {content.reason && (
      <View>
        <Text style={styles.label}>Reason</Text>
        <Text>{content.reason}</Text>
      </View>
    )}
    <Text style={styles.muted}>
      Tax is not payable on reverse charge. Issued electronically: no signature is needed.
    </Text>
  </View>
);

interface InvoiceDocumentProps {
  invoice: Invoice;
  verificationUrl: string;
}

/** An invoice or credit note with the particulars of rules 46 and 53 of the CGST Rules, 2017. */
export function InvoiceDocument({ invoice, verificationUrl }: InvoiceDocumentProps) {
  const { kind, number, issuedOn, verificationCode, content } = invoice;
  const title = INVOICE_TITLES[kind];
  return (
    <Document
      title={`${title} ${number}`}
      author={site.legalName}
      subject={`Order ${content.orderNumber}`}
      creator={site.name}
      producer={site.name}
      language={site.language}
      // The same document has the same bytes, whenever it is rendered.
      creationDate={new Date(`${issuedOn}T00:00:00+05:30`)}
      pdfVersion="1.7"
    >
      <Page size="A4" style={styles.page}>
        <PageFooter title={`${title} ${number}`} />
        <Head title={title} />
        <Facts invoice={invoice} />
        <Parties content={content} />
        <InvoiceLines content={content} />
        <View wrap={false} style={{ flexDirection: 'row', gap: 20, marginTop: 16 }}>
          <View style={{ flex: 1, gap: 14 }}>
            <Notes content={content} />
            <TaxTable content={content} />
            <InvoiceVerification code={verificationCode} url={verificationUrl} />
          </View>
          <InvoiceTotals content={content} />
        </View>
      </Page>
    </Document>
  );
}
