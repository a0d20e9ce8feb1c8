import type { InvoiceContent } from '~/domain/invoices/invoice';
import { colours, GROUT, type PrintStyle, styles, TILE_PADDING } from '../components/print-styles.server';
import { text } from '../components/text.server';
import { type Box, padded, row, stack } from '../layout/box.server';
import { element } from '../layout/structure.server';
import { tile } from '../layout/tile.server';
import { formatInvoiceAmount, formatPlainAmount, formatRate } from './invoice-texts.server';

export const TOTALS_WIDTH = 206;

/** The amount takes half of the width. */
const amountRow = (label: string, amount: string): Box =>
  element(
    'TR',
    padded(
      row([
        { box: text(label, styles.body, { tag: 'TH', scope: 'Row' }) },
        { box: text(amount, styles.body, { tag: 'TD', align: 'right' }) },
      ]),
      { bottom: 3 },
    ),
  );

const total: PrintStyle = {
  size: 19,
  lineHeight: 21.85,
  weight: 600,
  colour: colours.onAccent,
  letterSpacing: -0.4,
};

/** The last tile has the round corner of the page. */
const totalRow = (label: string, amount: string): Box =>
  element(
    'TR',
    tile(
      stack([
        text(label, { ...styles.body, colour: colours.onAccent }, { tag: 'TH', scope: 'Row' }),
        text(amount, total, { tag: 'TD' }),
      ]),
      { fill: colours.accent, padding: 11, radius: [3, 3, 34, 3] },
    ),
  );

/** The way from the list prices to the total. */
export function invoiceTotals(content: InvoiceContent): Box {
  const { lines, taxable, taxes, corrects } = content;
  const listTotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const discounts =
    corrects || listTotal === taxable
      ? []
      : [
          amountRow('List price', formatPlainAmount(listTotal)),
          amountRow('Discount', `−${formatPlainAmount(listTotal - taxable)}`),
        ];
  const amounts = [
    ...discounts,
    amountRow('Taxable value', formatPlainAmount(taxable)),
    ...taxes.map(({ label, rateBasisPoints, amount }) =>
      amountRow(`${label} ${formatRate(rateBasisPoints)}`, formatPlainAmount(amount)),
    ),
  ];
  const padding = { top: TILE_PADDING, right: TILE_PADDING, bottom: 6, left: TILE_PADDING };
  return element(
    'Table',
    stack(
      [
        tile(stack(amounts), { fill: colours.surface, padding }),
        totalRow(corrects ? 'Total credited' : 'Total', formatInvoiceAmount(content.total)),
      ],
      GROUT,
    ),
  );
}
