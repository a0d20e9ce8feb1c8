import { encode } from 'uqr';
import type { Paise } from '~/domain/money';
import { upiPayLink } from '~/domain/upi';
import { site } from '~site';

/** White around the code, in modules; scanners ask for four. */
const QUIET_ZONE = 4;

export interface UpiPayment {
  /** `upi://pay?…`, for a button on a phone. */
  link: string;
  /** For `<svg viewBox="0 0 size size"><path d={path} /></svg>`: dark modules, to be drawn on a light ground. */
  qr: { path: string; size: number };
}

function darkRuns(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x - start + 1;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}

/**
 * How to pay exactly this amount (paise) for this order by any UPI app; `undefined` when there is nothing to pay.
 * The payee is the site's unless another UPI id is given.
 */
export function upiPayment(
  order: { number: string; amount: Paise },
  upiId: string = site.payment.upiId,
): UpiPayment | undefined {
  if (order.amount === 0) return undefined;
  const link = upiPayLink({
    payeeAddress: upiId,
    payeeName: site.legalName,
    amount: order.amount,
    note: `${site.name} order ${order.number}`,
    reference: order.number,
  });
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_ZONE });
  return { link, qr: { path: data.map(darkRuns).join(''), size } };
}
