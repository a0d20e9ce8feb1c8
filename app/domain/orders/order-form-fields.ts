import { z } from 'zod';
import { optionalField, textAreaField, textField } from '../forms/form-fields';
import { type Paise, parseRupees } from '../money/money';
import { normaliseReference } from '../payments/payment';
import type { LineUnits } from './line-units';

/** Longest texts in characters; forms give them to `maxlength`. */
export const ORDER_FORM_LIMITS = {
  note: 1000,
  reason: 500,
  reference: 64,
  carrier: 60,
  trackingUrl: 500,
} as const;

/** Rupees as typed: `1,249.50`. Becomes paise. */
export const amountField = textField({ label: 'The amount', max: 30 }).transform((text, context): Paise => {
  const amount = parseRupees(text);
  if (amount !== undefined) return amount;
  context.addIssue({ code: 'custom', message: 'An amount is in rupees, like 1,249.50.' });
  return z.NEVER;
});

/** The UTR or another number of a bank, as written on the statement. */
export const referenceField = textField({
  label: 'The reference',
  max: ORDER_FORM_LIMITS.reference,
}).transform(normaliseReference);

export const noteField = textAreaField({ label: 'The note', max: ORDER_FORM_LIMITS.note });

const MAX_LINES = 200;
const MAX_UNITS = 9999;

const unitCount = z.preprocess(
  (value) => (value === undefined || value === null || value === '' ? 0 : value),
  z.coerce
    .number({ error: 'A number of units is a whole number.' })
    .int({ error: 'A number of units is a whole number.' })
    .min(0, { error: 'A number of units is at least 0.' })
    .max(MAX_UNITS, { error: `A number of units is at most ${MAX_UNITS}.` }),
);

/** Fields `lines[0]`, `lines[1]`, …: the units of each order line, by its position. Blank fields are 0. */
export const lineUnitsField = z
  .array(unitCount)
  .max(MAX_LINES)
  .transform(
    (counts): LineUnits =>
      Object.fromEntries(counts.map((count, position) => [position, count]).filter(([, count]) => count)),
  );

const HAS_PROTOCOL = /^[a-z][a-z0-9+.-]*:/i;

/** Opens on the order's page: only web pages. Without a protocol it gets `https://`. */
export const trackingUrlField = optionalField(
  textField({ label: 'The tracking link', max: ORDER_FORM_LIMITS.trackingUrl })
    .transform((text) => (HAS_PROTOCOL.test(text) ? text : `https://${text}`))
    .refine(isWebUrl, {
      error: 'A tracking link begins with https://, like https://courier.example/track/123.',
    }),
);

function isWebUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && hostname.includes('.');
}
