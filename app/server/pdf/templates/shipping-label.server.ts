import type { ShippingLabel } from '~/domain/orders/staff-order';
import { site } from '~site';
import { colours, styles, TILE_PADDING } from '../components/print-styles.server';
import { text } from '../components/text.server';
import { wordmark } from '../components/wordmark.server';
import { type Box, padded, row, stack } from '../layout/box.server';
import { element } from '../layout/structure.server';
import { tile } from '../layout/tile.server';

const NAME = { ...styles.strong, size: 17, lineHeight: 20.4 };
const ADDRESS = { ...styles.body, size: 13, lineHeight: 17.55 };
const PHONE = { ...styles.body, size: 11 };
const ORDER_NUMBER = { ...styles.strong, size: 15, lineHeight: 18 };
const UNITS_WIDTH = 90;
/** Above and below the recipient. */
const GAP = 14;

function sender(): Box {
  const { address, legalName, phone } = site;
  const lines = [legalName, ...address.lines, `${address.city} ${address.postalCode}`, phone.display];
  const from = stack([text('From', styles.label), ...lines.map((line) => text(line, styles.body))]);
  return stack([wordmark(), from], 8);
}

const parcel = ({ orderNumber, units }: ShippingLabel): Box =>
  row(
    [
      { box: stack([text('Order', styles.label), text(orderNumber, ORDER_NUMBER)]) },
      {
        box: text(`${units === 1 ? '1 item' : `${units} items`}, prepaid`, styles.muted, { align: 'right' }),
        width: UNITS_WIDTH,
      },
    ],
    { align: 'bottom' },
  );

/** The address is the largest thing. Long lines wrap, up to `maxLines` each. */
const recipient = ({ name, address, phone }: ShippingLabel, maxLines: number): Box =>
  tile(
    row(
      [
        {
          box: stack([
            text('To', styles.label),
            text(name, NAME, { tag: 'H1', maxLines }),
            ...address.map((line) => text(line, ADDRESS, { maxLines })),
            ...(phone === '' ? [] : [padded(text(phone, PHONE), { top: 6 })]),
          ]),
        },
      ],
      { align: 'middle' },
    ),
    { fill: colours.surface, padding: TILE_PADDING },
  );

/** Sender above, order below, and the recipient in the space between. A text that has no place there is cut. */
export const shippingLabel = (label: ShippingLabel, height: number): Box =>
  element('Sect', (pdf, width) => {
    const from = sender()(pdf, width);
    const below = parcel(label)(pdf, width);
    const space = height - from.height - below.height - 2 * GAP;
    const sizes = [3, 2, 1].map((maxLines) => recipient(label, maxLines)(pdf, width));
    const to = sizes.find((block) => block.height <= space) ?? sizes[2];
    return {
      height,
      draw({ x, y, parent }) {
        from.draw({ x, y, height: from.height, parent });
        to?.draw({ x, y: y + from.height + GAP, height: space, parent });
        below.draw({ x, y: y + height - below.height, height: below.height, parent });
      },
    };
  });
