import { DAY_MS } from '../time/durations';

/** Days in which a placed order must be paid. Afterwards it is cancelled and its products are restocked. */
export const PAYMENT_DAYS = 7;

/** The reminder is sent this many days before the deadline. */
export const REMINDER_DAYS = 1;

export const getPaymentDeadline = (placedAt: Date): Date =>
  new Date(placedAt.getTime() + PAYMENT_DAYS * DAY_MS);

export const getReminderTime = (placedAt: Date): Date =>
  new Date(getPaymentDeadline(placedAt).getTime() - REMINDER_DAYS * DAY_MS);

/** Maximum lengths in characters, for `maxlength` in forms. */
export const CHECKOUT_LIMITS = {
  name: 100,
  company: 100,
  email: 254,
  phone: 30,
  addressLine: 120,
  city: 80,
  discountCode: 40,
  notes: 500,
} as const;
