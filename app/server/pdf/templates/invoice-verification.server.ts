import { formatVerificationCode } from '~/domain/invoices/verification-code';
import { createQrCode, QUIET_ZONE } from '../../payments/qr-code.server';
import { colours, styles } from '../components/print-styles.server';
import { text } from '../components/text.server';
import { type Box, type Cell, row, stack } from '../layout/box.server';
import { figure, fillPaths } from '../layout/figure.server';
import { element } from '../layout/structure.server';

/** Points. A module is then larger than half a millimetre. */
const SIDE = 84;

/** The code without its white border, which the page continues. */
function qrCode(url: string): Cell {
  const { path, size } = createQrCode(url);
  const border = (SIDE * QUIET_ZONE) / size;
  const drawn = { width: SIDE - border, height: SIDE };
  const box: Box = (pdf, width) =>
    figure({ alt: `QR code of ${url}`, ...drawn }, (x, y) =>
      fillPaths(pdf, { x: x - border, y, side: SIDE, size }, [{ d: path, fill: colours.text }]),
    )(pdf, width);
  return { box, width: drawn.width };
}

/** The QR code of the page that says whether the document is genuine. */
export function invoiceVerification(code: string, url: string): Box {
  const readable = formatVerificationCode(code);
  const explanation = stack([
    text('Is this document genuine?', styles.strong, { tag: 'H2' }),
    text('The code leads to a page that says so, with its number, date and total.', styles.muted),
    element('P', text(readable, styles.body, { link: { url, label: `Check ${readable}` } })),
  ]);
  return row([qrCode(url), { box: explanation }], { gap: 10, align: 'middle' });
}
