import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '../forms/field-limits';
import {
  emailField,
  hiddenText,
  optionalField,
  plainText,
  textAreaField,
  textField,
} from '../forms/form-fields';
import { MAX_LENGTHS } from '../forms/plain-text';
import { ELAPSED_FIELD } from '../forms/spam-fields';

export const LEAD_TOPICS = [
  'project',
  'products',
  'training',
  'hackathon',
  'partnership',
  'support',
  'other',
] as const;
export type LeadTopic = (typeof LEAD_TOPICS)[number];

/** Longest texts in characters; forms give them to `maxlength`. */
export const LEAD_LIMITS = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  company: 120,
  phone: 30,
  message: 4000,
  people: 50_000,
} as const;

/** The field that people never see and automated senders fill in. */
export const HONEYPOT_FIELD = 'website';

/** Filled in with anything at all, it counts. */
export const honeypot = plainText({ label: 'This value', max: MAX_LENGTHS.path, min: 0 })
  .optional()
  .catch('unreadable');

/** In every form. What stands in them is no fault of the form: it only counts against the sender. */
export const spamFields = {
  [HONEYPOT_FIELD]: honeypot,
  [ELAPSED_FIELD]: hiddenText(MAX_LENGTHS.number),
} as const;

/** Somebody who wants to hear when a thing opens. One ticked box arrives as a text, several as a list. */
export function waitlistSchema<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const nothingChosen = 'Tick at least one: we write only about what you choose.';
  const chosen = z.array(z.enum(ids, { error: 'This is not one of ours.' })).min(1, { error: nothingChosen });
  return z.object({
    email: emailField(),
    product: z.preprocess((value) => (value === undefined ? [] : [...new Set([value].flat())]), chosen),
    ...spamFields,
  });
}

/** Whole and from 1 up, written as people write it: "250", "1,200", "1 200". */
export function headcountField() {
  const fault = `We need a number from 1 to ${LEAD_LIMITS.people.toLocaleString('en-IN')}, like 250.`;
  return textField({ label: 'The number of people', max: 12 })
    .transform((value) => Number(/^[\d, ]+$/.test(value) ? value.replace(/[, ]/g, '') : Number.NaN))
    .pipe(
      z
        .number({ error: fault })
        .int({ error: fault })
        .min(1, { error: fault })
        .max(LEAD_LIMITS.people, { error: fault }),
    );
}

/** An ISO date, `today` or later. */
export function futureDateField(today: string) {
  return z.iso
    .date({ error: 'This is not a date we can read. It should be like 2027-02-26.' })
    .refine((date) => date >= today, { error: 'This day has passed. Which one is meant?' });
}

/** Somebody who wants to see a product with their own event in mind. `today` is an ISO date at the company's place. */
export function demoRequestSchema(today: string) {
  return z.object({
    name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
    email: emailField(),
    organisation: textField({ label: 'College, company or community', max: LEAD_LIMITS.company }),
    people: headcountField(),
    date: optionalField(futureDateField(today)),
    message: optionalField(textAreaField({ label: 'Your message', max: LEAD_LIMITS.message })),
    ...spamFields,
  });
}
