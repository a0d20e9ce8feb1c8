import { AmountError, type Paise, toRupeesString } from '../money/money';

export interface UpiLinkFields {
  /** The payee's UPI id, `name@bank`. */
  payeeUpiId: string;
  payeeName: string;
  amount: Paise;
  /** Shown to the payer. */
  note: string;
  /** The order number: comes back with the payment. Letters, digits, dashes and dots, at most 35. */
  reference: string;
}

const UPI_ID = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;
const REFERENCE = /^[A-Za-z0-9.-]{1,35}$/;
const MAX_NAME = 99;
const MAX_NOTE = 80;

export function isUpiId(value: string): boolean {
  return UPI_ID.test(value);
}

/** Spaces as %20: several UPI apps show the `+` of form encoding. The `@` stays, as in the specification's examples. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}

/**
 * A `upi://pay` link by NPCI's linking specification, for a QR code or a button. Amount in paise.
 * Throws AmountError for an amount that is not above 0, RangeError for a UPI id or reference that payment apps refuse.
 */
export function createUpiLink({ payeeUpiId, payeeName, amount, note, reference }: UpiLinkFields): string {
  if (!(amount > 0)) throw new AmountError(`${amount} paise cannot be paid`);
  if (!isUpiId(payeeUpiId)) throw new RangeError(`${payeeUpiId} is not a UPI id`);
  if (!REFERENCE.test(reference)) throw new RangeError(`${reference} is not a UPI reference`);
  const fields = {
    pa: payeeUpiId,
    pn: payeeName.slice(0, MAX_NAME),
    am: toRupeesString(amount),
    cu: 'INR',
    tn: note.slice(0, MAX_NOTE),
    tr: reference,
  };
  return `upi://pay?${Object.entries(fields)
    .map(([key, value]) => `${key}=${encode(value)}`)
    .join('&')}`;
}
