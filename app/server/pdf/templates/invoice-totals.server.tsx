import { Text, View } from '@react-pdf/renderer';
import type { InvoiceContent } from '~/domain/invoices/invoice';
import glazes from '~/ui/glazes.json';
import { GROUT, styles } from '../components/print-styles.server';
import { formatRate, money, plainMoney } from './invoice-texts.server';

const Amount = ({ label, value }: { label: string; value: string }) => (
  <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 3 }}>
    <Text>{label}</Text>
    <Text>{value}</Text>
  </View>
);

/** The way from the list prices to the total. Its last tile has the round corner of the page. */
export const InvoiceTotals = ({ content }: { content: InvoiceContent }) => {
  const { lines, taxable, taxes, total, corrects } = content;
  const listTotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  return (
    <View style={{ width: 214, gap: GROUT }}>
      <View style={[styles.tile, { paddingBottom: 6 }]}>
        {!corrects && listTotal !== taxable && (
          <>
            <Amount label="List price" value={plainMoney(listTotal)} />
            <Amount label="Discount" value={`−${plainMoney(listTotal - taxable)}`} />
          </>
        )}
        <Amount label="Taxable value" value={plainMoney(taxable)} />
        {taxes.map(({ label, rateBasisPoints, amount }) => (
          <Amount key={label} label={`${label} ${formatRate(rateBasisPoints)}`} value={plainMoney(amount)} />
        ))}
      </View>
      <View
        style={{
          ...{ padding: 11, backgroundColor: glazes.vermilion, color: glazes.ink },
          ...{ borderTopLeftRadius: 3, borderTopRightRadius: 3, borderBottomLeftRadius: 3 },
          borderBottomRightRadius: 34,
        }}
      >
        <Text style={{ fontSize: 8.5 }}>{corrects ? 'Total credited' : 'Total'}</Text>
        <Text style={{ fontSize: 19, fontWeight: 600, letterSpacing: -0.4, lineHeight: 1.15 }}>
          {money(total)}
        </Text>
      </View>
    </View>
  );
};
