/** Days in which a placed order must be paid. Afterwards it is cancelled and its products are restocked. */
export const PAYMENT_DAYS = 7;

/** The reminder is sent this many days before the deadline. */
export const REMINDER_DAYS = 1;

const DAY_MS = 24 * 60 * 60 * 1000;

export const getPaymentDeadline = (placedAt: Date): Date =>
  new Date(placedAt.getTime() + PAYMENT_DAYS * DAY_MS);

export const getReminderTime = (placedAt: Date): Date =>
  new Date(getPaymentDeadline(placedAt).getTime() - REMINDER_DAYS * DAY_MS);
