import { z } from 'zod';
import { optionalField, textField } from '../forms/form-fields';
import type { PlannedMilestone, QuotePlan } from './sales-quote';

export const PLAN_LIMITS = { milestones: 12, title: 120, weeks: 208, paymentDays: 90 } as const;

export const DEFAULT_PAYMENT_DAYS = 15;

const wholeNumber = (label: string, max: number) =>
  textField({ label, max: 10 }).transform((text, context): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= 0 && value <= max) return value;
    context.addIssue({ code: 'custom', message: `${label} is a whole number from 0 to ${max}.` });
    return z.NEVER;
  });

/** In percent with at most two decimals: basis points. */
const shareField = textField({ label: 'The share', max: 10 }).transform((text, context): number => {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s?%?$/.exec(text) ?? [];
  const share = whole === undefined ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (share >= 0 && share <= 10_000) return share;
  context.addIssue({ code: 'custom', message: 'A share is in percent, like 30 or 12.5.' });
  return z.NEVER;
});

const milestoneSchema = z
  .object({
    title: textField({ label: 'The title', max: PLAN_LIMITS.title }),
    dueOn: optionalField(z.iso.date({ error: 'Please enter a day.' })),
    weeks: optionalField(wholeNumber('The number of weeks', PLAN_LIMITS.weeks)),
    share: shareField,
  })
  .transform(({ title, dueOn, weeks, share }, context): PlannedMilestone => {
    if ((dueOn === undefined) === (weeks === undefined))
      context.addIssue({ code: 'custom', path: ['weeks'], message: 'Either weeks or a day.' });
    const due = dueOn === undefined ? { weeks: weeks ?? 0 } : { on: dueOn };
    return { title, due, shareBasisPoints: share };
  });

/** An empty row of the form. */
const isBlankRow = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  ['title', 'dueOn', 'weeks', 'share'].every((name) => `${Reflect.get(row, name) ?? ''}`.trim() === '');

export const milestoneRowSchema = z.preprocess(
  (row) => (row === undefined || row === null || isBlankRow(row) ? undefined : row),
  milestoneSchema.optional(),
);

export const paymentDaysField = wholeNumber('The number of days', PLAN_LIMITS.paymentDays);

export const toPlan = (
  milestones: readonly PlannedMilestone[],
  paymentDays = DEFAULT_PAYMENT_DAYS,
): QuotePlan => ({ milestones, paymentDays });
