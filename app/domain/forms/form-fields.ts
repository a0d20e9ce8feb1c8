import { z } from 'zod';
import { normaliseIndianPhone } from '../india/phone';
import { isPlainText, MAX_EMAIL_LENGTH } from './plain-text';

/** Control characters, lone surrogates, and the invisible characters that reverse or hide text. */
export const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;
const INVISIBLE_EXCEPT_LINES =
  /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

interface TextOptions {
  /** The start of the sentence in every message: "Your name", "City". */
  label: string;
  /** Whether the label is a plural: "The terms are needed." */
  isPlural?: boolean;
  /** In characters. */
  max: number;
  /** In characters; 1 by default. */
  min?: number;
}

const describeNeeded = ({ label, isPlural }: TextOptions) => `${label} ${isPlural ? 'are' : 'is'} needed.`;

const describeForbidden = ({ label, isPlural }: TextOptions) =>
  `${label} ${isPlural ? 'contain' : 'contains'} characters that cannot be used.`;

/**
 * Text that is not edited by the user: tokens, ids, passwords, options. It stays unchanged. Control characters and lone
 * surrogates are refused. Other schemas must not use `z.string()` (tests/architecture/request-input.test.ts).
 */
export function plainText(options: TextOptions) {
  const { label, max, min = 1 } = options;
  return z
    .string({ error: describeNeeded(options) })
    .min(min, { error: describeNeeded(options), abort: true })
    .max(max, { error: `${label} can have at most ${max} characters.`, abort: true })
    .refine((value) => isPlainText(value), { error: describeForbidden(options) });
}

/** The value of a hidden field that a script fills in. An invalid value counts as absent. `max` in characters. */
export function hiddenText(max: number) {
  return plainText({ label: 'This value', max, min: 0 }).optional().catch(undefined);
}

function typedText(options: TextOptions, forbidden: RegExp, normalise: (value: string) => string) {
  const { label, max, min = 1, isPlural } = options;
  return z
    .string({ error: describeNeeded(options) })
    .transform((value) => normalise(value.normalize('NFC')))
    .pipe(
      z
        .string({ error: describeNeeded(options) })
        .min(1, { error: describeNeeded(options), abort: true })
        .min(min, { error: `${label} ${isPlural ? 'need' : 'needs'} at least ${min} characters.` })
        // No further check reads a text that is too long: its time could grow with the square of the length.
        .max(max, { error: `${label} can have at most ${max} characters.`, abort: true })
        .refine((value) => !forbidden.test(value), { error: describeForbidden(options) }),
    );
}

/** R-FORM-1: one line of text. It is trimmed, normalised to NFC, and runs of spaces and of tabs, which are copied from tables, become one space. */
export function textField(options: TextOptions) {
  return typedText(options, INVISIBLE_CHARACTERS, (value) => value.trim().replace(/[ \t]+/g, ' '));
}

/** R-FORM-1: text of several lines. It is trimmed, normalised to NFC, and line breaks become `\n`. */
export function textAreaField(options: TextOptions) {
  return typedText(options, INVISIBLE_EXCEPT_LINES, (value) => value.replace(/\r\n?/g, '\n').trim());
}

/** A blank field counts as absent: browsers send an empty string for it. Also for a group whose fields are all blank. */
export function optionalField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/** An email in lower case. */
export function emailField(label = 'Email address') {
  return textField({ label, max: MAX_EMAIL_LENGTH })
    .transform((value) => value.toLowerCase())
    .pipe(
      z.email({ error: 'This does not look like an email address. It should be like name@example.com.' }),
    );
}

/** An Indian phone number, as `+91` and ten digits. */
export function indianPhoneField() {
  return textField({ label: 'Phone number', max: 30 }).transform((value, context) => {
    const phone = normaliseIndianPhone(value);
    if (phone) return phone;
    context.addIssue({ code: 'custom', message: 'An Indian phone number has ten digits, like 98765 43210.' });
    return z.NEVER;
  });
}

/** A checkbox that must be ticked. Browsers send `on` for a checkbox without a value. */
export function requiredCheckbox(message: string) {
  return z
    .unknown()
    .transform((value) => value === true || value === 'on' || value === 'true')
    .refine((value) => value, { error: message });
}

/** The HSN code of goods or the SAC of a service, as staff enter it. */
export const hsnCodeField = () =>
  textField({ label: 'The code', max: 10 }).refine((code) => /^\d{4,8}$/.test(code), {
    error: 'A SAC or HSN code has 4 to 8 digits.',
  });
