import { z } from 'zod';
import { emailField, indianPhoneField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { honeypotField, spamFields } from '../forms/hidden-fields';
import { MAX_EMAIL_LENGTH } from '../forms/plain-text';
import { HONEYPOT_FIELD } from '../forms/spam-fields';

export const LEAD_TOPICS = [
  'project',
  'products',
  'training',
  'hackathon',
  'partnership',
  'order',
  'support',
  'other',
] as const;
export type LeadTopic = (typeof LEAD_TOPICS)[number];

/** Maximum lengths in characters, for `maxlength` in forms. `people` is the highest number of participants. */
export const LEAD_LIMITS = {
  name: 100,
  email: MAX_EMAIL_LENGTH,
  company: 120,
  phone: 30,
  message: 4000,
  people: 50_000,
} as const;

/** The waitlist form. `ids` are the product ids. One ticked checkbox is sent as a string, several as an array. */
export function createWaitlistSchema<Id extends string>(ids: readonly [Id, ...Id[]]) {
  const noneTicked = 'Tick at least one: we write only about what you choose.';
  const productIds = z
    .array(z.enum(ids, { error: 'This is not one of ours.' }))
    .min(1, { error: noneTicked });
  return z.object({
    email: emailField(),
    product: z.preprocess((value) => (value === undefined ? [] : [...new Set([value].flat())]), productIds),
    ...spamFields,
  });
}

/** A whole number from 1, with or without separators: "250", "1,200", "1 200". */
export function headcountField() {
  const error = `We need a number from 1 to ${LEAD_LIMITS.people.toLocaleString('en-IN')}, like 250.`;
  return textField({ label: 'The number of people', max: 12 })
    .transform((value) => Number(/^[\d, ]+$/.test(value) ? value.replace(/[, ]/g, '') : Number.NaN))
    .pipe(z.number({ error }).int({ error }).min(1, { error }).max(LEAD_LIMITS.people, { error }));
}

/** An ISO day, `today` or later. */
export function futureDateField(today: string) {
  return z.iso
    .date({ error: 'This is not a date we can read. It should be like 2027-02-26.' })
    .refine((date) => date >= today, { error: 'This day has passed. Which one is meant?' });
}

/** The form that requests a demo of a product. `today` is the ISO day in the company's time zone. */
export function createDemoRequestSchema(today: string) {
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

/** The form that subscribes to the newsletter. */
export const newsletterSchema = z.object({ email: emailField(), [HONEYPOT_FIELD]: honeypotField });

/** The enquiry about a service. What the visitor worked out on the page comes from the URL and not from the form. */
export const serviceEnquirySchema = z.object({
  name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
  email: emailField(),
  organisation: textField({ label: 'The name of your college, company or group', max: LEAD_LIMITS.company }),
  phone: optionalField(indianPhoneField()),
  message: textAreaField({ label: 'Your message', min: 10, max: LEAD_LIMITS.message }),
  ...spamFields,
});
