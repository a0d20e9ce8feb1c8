import type { Paise } from '~/domain/money/money';
import { createUpiLink } from '~/domain/money/upi-link';
import { site } from '~site';
import { createQrCode, type QrCode } from './qr-code.server';

export interface UpiPayment {
  /** `upi://pay?…`, for a button on a phone. */
  link: string;
  qr: QrCode;
}

/**
 * How to pay exactly this amount (paise) for this order by any UPI app; `undefined` when there is nothing to pay.
 * The payee is the site's unless another UPI id is given.
 */
export function createUpiPayment(
  order: { number: string; amount: Paise },
  upiId: string = site.payment.upiId,
): UpiPayment | undefined {
  if (order.amount === 0) return undefined;
  const link = createUpiLink({
    payeeUpiId: upiId,
    payeeName: site.legalName,
    amount: order.amount,
    note: `${site.name} order ${order.number}`,
    reference: order.number,
  });
  return { link, qr: createQrCode(link) };
}
