import type { ShippingLabel } from '~/domain/orders/staff-order';
import { pluralise } from '~/domain/text/pluralise';
import { site } from '~site';
import { toDrawable } from '../components/fonts.server';
import { colours, styles, TILE_PADDING } from '../components/print-styles.server';
import { text } from '../components/text.server';
import { wordmark } from '../components/wordmark.server';
import { type Box, padded, row, stack } from '../layout/box.server';
import { element } from '../layout/structure.server';
import { tile } from '../layout/tile.server';

const NAME = { ...styles.strong, size: 17, lineHeight: 20.4 };
/** Marks below the letters of some scripts need it. */
const NAME_GAP = 4;
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
        box: text(`${pluralise(units, 'item')}, prepaid`, styles.muted, { align: 'right' }),
        width: UNITS_WIDTH,
      },
    ],
    { align: 'bottom' },
  );

interface RecipientSize {
  /** Of the texts; 1 is the usual size. */
  scale: number;
  /** Of each text. A longer one is cut. */
  maxLines: number;
}

/** From the best to the last resort. A courier needs every word, so small texts come before cut ones. */
const RECIPIENT_SIZES: readonly RecipientSize[] = [
  ...[1, 0.85, 0.7].map((scale) => ({ scale, maxLines: Number.POSITIVE_INFINITY })),
  ...[3, 2, 1].map((maxLines) => ({ scale: 0.7, maxLines })),
];

const scaled = <Style extends { size: number; lineHeight: number }>(style: Style, scale: number): Style => ({
  ...style,
  size: style.size * scale,
  lineHeight: style.lineHeight * scale,
});

/** The packer must see that a label lacks letters. */
const recipientTitle = ({ name, address }: ShippingLabel): string =>
  [name, ...address].every((line) => toDrawable(line, NAME.weight) === line)
    ? 'To'
    : 'To (“?” is a letter that is not printed here: see the order)';

/** The address is the largest thing. Long lines wrap. */
function recipient(label: ShippingLabel, { scale, maxLines }: RecipientSize): Box {
  const { name, address, phone } = label;
  const nameBox = text(name, scaled(NAME, scale), { tag: 'H1', maxLines });
  return tile(
    row(
      [
        {
          box: stack([
            text(recipientTitle(label), styles.label),
            padded(nameBox, { bottom: NAME_GAP * scale }),
            ...address.map((line) => text(line, scaled(ADDRESS, scale), { maxLines })),
            ...(phone === '' ? [] : [padded(text(phone, PHONE), { top: 6 })]),
          ]),
        },
      ],
      { align: 'middle' },
    ),
    { fill: colours.surface, padding: TILE_PADDING },
  );
}

/** Sender above, order below, and the recipient in the space between. A text that has no place there is cut. */
export const shippingLabel = (label: ShippingLabel, height: number): Box =>
  element('Sect', (pdf, width) => {
    const from = sender()(pdf, width);
    const below = parcel(label)(pdf, width);
    const space = height - from.height - below.height - 2 * GAP;
    const blocks = RECIPIENT_SIZES.map((size) => recipient(label, size)(pdf, width));
    const to = blocks.find((block) => block.height <= space) ?? blocks.at(-1);
    return {
      height,
      draw({ x, y, parent }) {
        from.draw({ x, y, height: from.height, parent });
        to?.draw({ x, y: y + from.height + GAP, height: space, parent });
        below.draw({ x, y: y + height - below.height, height: below.height, parent });
      },
    };
  });
