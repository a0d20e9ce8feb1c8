import { hiddenText, plainText } from './form-fields';
import { MAX_LENGTHS } from './plain-text';
import { ELAPSED_FIELD, HONEYPOT_FIELD } from './spam-fields';

/** Any filled value counts against the sender, also one that is malformed. */
export const honeypotField = plainText({ label: 'This value', max: MAX_LENGTHS.path, min: 0 })
  .optional()
  .catch('unreadable');

/** Fields of every form that sends a message. Their values never make a form invalid; they only raise the spam score. */
export const spamFields = {
  [HONEYPOT_FIELD]: honeypotField,
  [ELAPSED_FIELD]: hiddenText(MAX_LENGTHS.number),
} as const;
