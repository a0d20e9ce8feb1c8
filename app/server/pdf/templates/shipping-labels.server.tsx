import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { LabelSize, ShippingLabel } from '~/domain/orders/shipping-label';
import { site } from '~site';
import { colours, styles } from '../components/print-styles.server';
import { Wordmark } from '../components/wordmark.server';

/** Points. Four A6 sheets are an A4 sheet. */
const A6 = { width: 297.64, height: 420.94 };
const PADDING = 26;
const LABELS_PER_PAGE: Readonly<Record<LabelSize, number>> = { a4: 4, a6: 1 };

const Sender = () => {
  const { address, legalName, phone } = site;
  const lines = [legalName, ...address.lines, `${address.city} ${address.postalCode}`, phone.display];
  return (
    <View style={{ gap: 8 }}>
      <Wordmark />
      <View>
        <Text style={styles.label}>From</Text>
        <Text>{lines.join('\n')}</Text>
      </View>
    </View>
  );
};

/** The address is the largest thing. Long lines wrap; a text without end is cut. */
const Recipient = ({ label: { name, address, phone } }: { label: ShippingLabel }) => (
  <View style={[styles.tile, { flex: 1, justifyContent: 'center', marginVertical: 14, overflow: 'hidden' }]}>
    <Text style={styles.label}>To</Text>
    <Text style={{ fontSize: 17, fontWeight: 600, lineHeight: 1.2, maxLines: 3, textOverflow: 'ellipsis' }}>
      {name}
    </Text>
    {address.map((line) => (
      <Text key={line} style={{ fontSize: 13, lineHeight: 1.35, maxLines: 3, textOverflow: 'ellipsis' }}>
        {line}
      </Text>
    ))}
    {phone !== '' && <Text style={{ fontSize: 11, marginTop: 6 }}>{phone}</Text>}
  </View>
);

const Label = ({ label }: { label: ShippingLabel }) => (
  <View style={{ ...A6, padding: PADDING, overflow: 'hidden' }}>
    <Sender />
    <Recipient label={label} />
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' }}>
      <View>
        <Text style={styles.label}>Order</Text>
        <Text style={{ fontSize: 15, fontWeight: 600, lineHeight: 1.2 }}>{label.orderNumber}</Text>
      </View>
      <Text style={styles.muted}>{label.units === 1 ? '1 item' : `${label.units} items`}, prepaid</Text>
    </View>
  </View>
);

/** Where to cut a sheet of four. */
const CutLines = () => {
  const line = { position: 'absolute', borderColor: colours.muted, borderStyle: 'dashed' } as const;
  return (
    <>
      <View style={{ ...line, left: A6.width, top: 0, height: 2 * A6.height, borderLeftWidth: 0.5 }} />
      <View style={{ ...line, top: A6.height, left: 0, width: 2 * A6.width, borderTopWidth: 0.5 }} />
    </>
  );
};

interface ShippingLabelsProps {
  labels: readonly ShippingLabel[];
  size: LabelSize;
}

/** Labels for parcels: address, order number and sender. */
export function ShippingLabels({ labels, size }: ShippingLabelsProps) {
  const perPage = LABELS_PER_PAGE[size];
  const pages = Array.from({ length: Math.ceil(labels.length / perPage) }, (_, page) =>
    labels.slice(page * perPage, (page + 1) * perPage),
  );
  const numbers = labels.map(({ orderNumber }) => orderNumber);
  return (
    <Document
      title={`Shipping labels ${numbers.join(', ')}`.trim()}
      author={site.legalName}
      creator={site.name}
      producer={site.name}
      language={site.language}
      pdfVersion="1.7"
    >
      {pages.map((onPage) => (
        <Page
          key={onPage[0]?.orderNumber}
          size={size === 'a4' ? [2 * A6.width, 2 * A6.height] : [A6.width, A6.height]}
          style={[
            styles.page,
            { padding: 0, flexDirection: 'row', flexWrap: 'wrap', alignContent: 'flex-start' },
          ]}
        >
          {onPage.map((label) => (
            <Label key={label.orderNumber} label={label} />
          ))}
          {size === 'a4' && <CutLines />}
        </Page>
      ))}
      {pages.length === 0 && (
        <Page size="A6" style={styles.page}>
          <Text>No label: select orders in the list that have an address.</Text>
        </Page>
      )}
    </Document>
  );
}
