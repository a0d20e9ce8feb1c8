import { z } from 'zod';
import { hiddenText, plainText } from './form-fields';
import { MAX_LENGTHS } from './plain-text';
import { ELAPSED_FIELD, HONEYPOT_FIELD } from './spam-fields';

/** The largest number in an integer column of the database. */
const MAX_INTEGER = 2_147_483_647;

const NO_VERSION = { error: 'Please load the page again.' };

/** The hidden field with the version that the form shows. */
export const versionField = z.coerce
  .number(NO_VERSION)
  .int(NO_VERSION)
  .min(0, NO_VERSION)
  .max(MAX_INTEGER, NO_VERSION);

/** Any filled value counts against the sender, also one that is malformed. */
export const honeypotField = plainText({ label: 'This value', max: MAX_LENGTHS.path, min: 0 })
  .optional()
  .catch('unreadable');

/** Fields of every form that sends a message. Their values never make a form invalid; they only raise the spam score. */
export const spamFields = {
  [HONEYPOT_FIELD]: honeypotField,
  [ELAPSED_FIELD]: hiddenText(MAX_LENGTHS.number),
} as const;
