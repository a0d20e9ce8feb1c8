import { AmountError, type Paise, toRupeesString } from '../money/money';

export interface UpiLinkFields {
  /** The payee's UPI id, `name@bank`. */
  payeeUpiId: string;
  payeeName: string;
  amount: Paise;
  /** Shown to the payer. */
  note: string;
  /** The order number; the payment refers to it. At most 35 letters, digits, dashes and dots. */
  reference: string;
}

const UPI_ID = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;
const REFERENCE = /^[A-Za-z0-9.-]{1,35}$/;
const MAX_NAME_LENGTH = 99;
const MAX_NOTE_LENGTH = 80;

/** Whether the text has the form `name@bank`. */
export function isUpiId(value: string): boolean {
  return UPI_ID.test(value);
}

/** Spaces become %20, because some UPI apps show a `+`. `@` is not encoded, as in the examples of the specification. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}

/**
 * R-PAYMENT-1: a `upi://pay` link for a QR code or a button (NPCI's UPI linking specification). `amount` in paise. Name
 * and note are cut to their maximum lengths. Throws AmountError for an amount that is not above 0, RangeError for an
 * invalid UPI id or reference.
 */
export function createUpiLink({ payeeUpiId, payeeName, amount, note, reference }: UpiLinkFields): string {
  if (!(amount > 0)) throw new AmountError(`${amount} paise cannot be paid`);
  if (!isUpiId(payeeUpiId)) throw new RangeError(`${payeeUpiId} is not a UPI id`);
  if (!REFERENCE.test(reference)) throw new RangeError(`${reference} is not a UPI reference`);
  const fields = {
    pa: payeeUpiId,
    pn: payeeName.slice(0, MAX_NAME_LENGTH),
    am: toRupeesString(amount),
    cu: 'INR',
    tn: note.slice(0, MAX_NOTE_LENGTH),
    tr: reference,
  };
  return `upi://pay?${Object.entries(fields)
    .map(([key, value]) => `${key}=${encode(value)}`)
    .join('&')}`;
}
