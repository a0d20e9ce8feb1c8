import type { Paise } from '~/domain/money/money';
import { createUpiLink } from '~/domain/payments/upi-link';
import { site } from '~site';
import { createQrCode, type QrCode } from './qr-code.server';

export interface UpiPayment {
  /** `upi://pay?…`, for a button on a phone. */
  link: string;
  qr: QrCode;
}

/**
 * Link and QR code for a UPI app, with the amount of the order in paise. `undefined` for a free order. Without `upiId`,
 * the payee is that of the site.
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
