import { z } from 'zod';
import { optionalField, plainText, textField } from '../forms/form-fields';
import { parseRupees } from '../money/money';
import { isIsoDay } from '../time/wall-clock';
import { DISCOUNT_KINDS, parseDiscountCode } from './discount-code';

const codeField = textField({ label: 'The code', max: 40 }).transform((text, context): string => {
  const code = parseDiscountCode(text);
  if (code !== undefined) return code;
  context.addIssue({
    code: 'custom',
    message: 'A code has 3 to 32 letters, digits and dashes, like MONSOON-10.',
  });
  return z.NEVER;
});

const dayField = optionalField(
  plainText({ label: 'The day', max: 10 }).refine(isIsoDay, { error: 'Please choose a day.' }),
);

const MAX_USES = 1_000_000;

const maxUsesField = optionalField(
  z.coerce
    .number({ error: 'The number of uses is a whole number.' })
    .int({ error: 'The number of uses is a whole number.' })
    .min(1, { error: 'A code can be used at least once.' })
    .max(MAX_USES, { error: 'A code can be used at most 1,000,000 times.' }),
);

/** Browsers send `on` for a ticked checkbox, and nothing for another one. */
const checkboxField = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

const FULL_BASIS_POINTS = 10_000;

/** Paise for an amount, basis points for a percentage: `12.5` is 1250. `undefined` for any other text. */
export function parseDiscountValue(kind: (typeof DISCOUNT_KINDS)[number], text: string): number | undefined {
  const value = parseRupees(kind === 'percent' ? text.replace(/\s*%$/, '') : text);
  if (value === undefined || value === 0) return undefined;
  return kind === 'percent' && value > FULL_BASIS_POINTS ? undefined : value;
}

export const DISCOUNT_VALUE_ISSUES = {
  amount: 'An amount is in rupees and more than 0, like 250.',
  percent: 'A percentage is more than 0 and at most 100, like 12.5.',
} as const;

/** A discount code as staff enter it. Days are ISO days in India, both included. */
export const discountCodeSchema = z
  .object({
    code: codeField,
    kind: z.enum(DISCOUNT_KINDS, { error: 'Please choose what the code takes off.' }),
    value: textField({ label: 'The discount', max: 30 }),
    minTotal: optionalField(textField({ label: 'The least value', max: 30 })),
    categoryId: optionalField(plainText({ label: 'The category', max: 100 })),
    isOncePerPerson: checkboxField,
    maxUses: maxUsesField,
    startsOn: dayField,
    endsOn: dayField,
  })
  .transform(({ value: typedValue, minTotal: typedTotal, ...fields }, context) => {
    const value = parseDiscountValue(fields.kind, typedValue);
    const minTotal = typedTotal === undefined ? 0 : parseRupees(typedTotal);
    const addIssue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (value === undefined) addIssue('value', DISCOUNT_VALUE_ISSUES[fields.kind]);
    if (minTotal === undefined) addIssue('minTotal', 'The least value is in rupees, like 1,500.');
    if (fields.startsOn && fields.endsOn && fields.endsOn < fields.startsOn)
      addIssue('endsOn', 'The last day is before the first day.');
    return value === undefined || minTotal === undefined ? z.NEVER : { ...fields, value, minTotal };
  });

export type DiscountCodeForm = z.output<typeof discountCodeSchema>;
