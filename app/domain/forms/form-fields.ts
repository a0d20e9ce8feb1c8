import { z } from 'zod';
import { normaliseIndianPhone } from '../india/phone';
import { MAX_EMAIL_LENGTH } from './field-limits';
import { isPlainText } from './plain-text';

/** Control characters, halves of characters, and the invisible marks that reverse or hide text. */
export const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;
const UNSEEN_BUT_LINES = /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

interface TextRule {
  /** Begins a sentence: "Your name", "City". */
  label: string;
  max: number;
  min?: number;
}

/**
 * The text type of everything that is not edited as text: tokens, ids, passwords, options. It is taken as it is. No
 * control characters, no lone surrogates. `z.string()` stands nowhere else (tests/architecture/text-type).
 */
export function plainText({ label, max, min = 1 }: TextRule) {
  return z
    .string({ error: `${label} is needed.` })
    .min(min, { error: `${label} is needed.`, abort: true })
    .max(max, { error: `${label} can have at most ${max} characters.` })
    .refine((value) => isPlainText(value), { error: `${label} contains characters that cannot be used.` });
}

/** What a page fills in by itself: a value that cannot be used counts as absent. */
export function hiddenText(max: number) {
  return plainText({ label: 'This value', max, min: 0 }).optional().catch(undefined);
}

function text({ label, max, min = 1 }: TextRule, forbidden: RegExp, tidy: (value: string) => string) {
  return z
    .string({ error: `${label} is needed.` })
    .transform((value) => tidy(value.normalize('NFC')))
    .pipe(
      z
        .string()
        .min(1, { error: `${label} is needed.`, abort: true })
        .min(min, { error: `${label} needs at least ${min} characters.` })
        .max(max, { error: `${label} can have at most ${max} characters.` })
        .refine((value) => !forbidden.test(value), {
          error: `${label} contains characters that cannot be used.`,
        }),
    );
}

/** One line of text: trimmed, NFC, runs of spaces made one. */
export function textField(rule: TextRule) {
  return text(rule, INVISIBLE_CHARACTERS, (value) => value.trim().replace(/ {2,}/g, ' '));
}

/** Text of several lines; line ends become `\n`, as browsers send `\r\n`. */
export function textAreaField(rule: TextRule) {
  return text(rule, UNSEEN_BUT_LINES, (value) => value.replace(/\r\n?/g, '\n').trim());
}

/** An untouched form field arrives as an empty string: for the rules that is the same as absent. */
export function optionalField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

/** A group of fields, all of them untouched, is absent as well. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

export function emailField(label = 'E-mail address') {
  return textField({ label, max: MAX_EMAIL_LENGTH })
    .transform((value) => value.toLowerCase())
    .pipe(
      z.email({ error: 'This does not look like an e-mail address. It should be like name@example.com.' }),
    );
}

/** Becomes `+91` and ten digits. */
export function indianPhoneField(label = 'Phone number') {
  return textField({ label, max: 30 }).transform((value, context) => {
    const phone = normaliseIndianPhone(value);
    if (phone) return phone;
    context.addIssue({ code: 'custom', message: 'An Indian phone number has ten digits, like 98765 43210.' });
    return z.NEVER;
  });
}

/** A box that must be ticked; browsers send `on` for one without a value. */
export function requiredCheckbox(message: string) {
  return z
    .unknown()
    .transform((value) => value === true || value === 'on' || value === 'true')
    .refine((value) => value, { error: message });
}
