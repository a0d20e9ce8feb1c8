import { z } from 'zod';
import { emailField, hsnCodeField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { validateGstinState } from '../india/gstin';
import { MAX_UNIT_PRICE, type Paise, parseRupees } from '../money/money';
import { addressSchema, gstinSchema } from '../orders/checkout-schema';
import { hasOneRate, hasWholeShares } from './quote-plan';
import { milestoneRowSchema, PLAN_LIMITS, paymentDaysField, toPlan } from './quote-plan-schema';

/** Longest texts in characters, and the most lines. */
export const QUOTE_LIMITS = {
  name: 120,
  company: 120,
  description: 300,
  notes: 4000,
  terms: 6000,
  product: 200,
  lines: 30,
  question: 2000,
  reason: 500,
} as const;

const MAX_QUANTITY = 9999;

/** The GST rates in basis points. */
export const GST_RATES = ['0', '500', '1800', '4000'] as const;

const quantityField = textField({ label: 'The quantity', max: 10 }).transform((text, context): number => {
  const quantity = /^\d+$/.test(text) ? Number(text) : 0;
  if (quantity >= 1 && quantity <= MAX_QUANTITY) return quantity;
  context.addIssue({ code: 'custom', message: `A quantity is a whole number from 1 to ${MAX_QUANTITY}.` });
  return z.NEVER;
});

const priceField = textField({ label: 'The price', max: 30 }).transform((text, context): Paise => {
  const price = parseRupees(text);
  if (price !== undefined && price <= MAX_UNIT_PRICE) return price;
  context.addIssue({ code: 'custom', message: 'A price is in rupees, like 1,249.50.' });
  return z.NEVER;
});

const lineSchema = z.object({
  description: textField({ label: 'The description', max: QUOTE_LIMITS.description }),
  hsnCode: hsnCodeField(),
  quantity: quantityField,
  unitPrice: priceField,
  rateBasisPoints: z.enum(GST_RATES, { error: 'Please choose a rate.' }).transform(Number),
});

/** A row of the form that nobody filled in: its other fields have values from the start. */
const isBlankRow = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  ['description', 'unitPrice'].every((name) => `${Reflect.get(row, name) ?? ''}`.trim() === '');

const rowSchema = z.preprocess(
  (row) => (row === undefined || row === null || isBlankRow(row) ? undefined : row),
  lineSchema.optional(),
);

/** The form of a quote. `product` is a product of the shop that becomes one more line. */
export const quoteFormSchema = z
  .object({
    version: versionField,
    /** Of a new quote: the same form sent twice makes one. */
    submissionKey: optionalField(z.uuid({ error: 'The page is out of date. Please reload it.' })),
    client: z.object({
      name: textField({ label: 'The name', max: QUOTE_LIMITS.name }),
      email: emailField(),
      company: optionalField(textField({ label: 'The company', max: QUOTE_LIMITS.company })),
      billing: addressSchema,
      gstin: optionalField(gstinSchema),
    }),
    lines: z
      .array(rowSchema)
      .max(QUOTE_LIMITS.lines, { error: `A quote has at most ${QUOTE_LIMITS.lines} lines.` })
      .default([])
      .transform((rows) => rows.filter((row) => row !== undefined)),
    product: optionalField(textField({ label: 'The product', max: QUOTE_LIMITS.product })),
    productQuantity: optionalField(quantityField),
    validUntil: z.iso.date({ error: 'Please enter the last day on which it is valid.' }),
    milestones: z
      .array(milestoneRowSchema)
      .max(PLAN_LIMITS.milestones, { error: `A plan has at most ${PLAN_LIMITS.milestones} milestones.` })
      .default([])
      .transform((rows) => rows.filter((row) => row !== undefined)),
    paymentDays: optionalField(paymentDaysField),
    notes: optionalField(textAreaField({ label: 'The notes', isPlural: true, max: QUOTE_LIMITS.notes })),
    terms: textAreaField({ label: 'The terms', isPlural: true, max: QUOTE_LIMITS.terms }),
  })
  .superRefine(({ client, lines, milestones }, context) => {
    const message = client.gstin && validateGstinState(client.gstin, client.billing.state);
    if (message) context.addIssue({ code: 'custom', path: ['client', 'gstin'], message });
    if (milestones.length === 0) return;
    const addIssue = (text: string) =>
      context.addIssue({ code: 'custom', path: ['milestones'], message: text });
    if (!hasWholeShares(milestones)) addIssue('The shares of the milestones must add up to 100 %.');
    if (!hasOneRate(lines)) addIssue('With milestones, all lines have the same rate of GST.');
  })
  .transform(({ milestones, paymentDays, ...content }) => ({
    ...content,
    ...(milestones.length > 0 && { plan: toPlan(milestones, paymentDays) }),
  }));

export type QuoteInput = z.infer<typeof quoteFormSchema>;

/** The revision that the client has read. */
const revisionField = versionField;

export const acceptQuoteSchema = z.object({
  revision: revisionField,
  name: textField({ label: 'Your name', max: QUOTE_LIMITS.name, min: 2 }),
});

export const declineQuoteSchema = z.object({
  revision: revisionField,
  reason: textAreaField({ label: 'The reason', max: QUOTE_LIMITS.reason }),
});

export const askAboutQuoteSchema = z.object({
  question: textAreaField({ label: 'Your question', min: 10, max: QUOTE_LIMITS.question }),
});
