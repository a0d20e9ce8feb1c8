import { z } from 'zod';
import {
  emailField,
  hiddenText,
  indianPhoneField,
  optionalField,
  textAreaField,
  textField,
} from '../forms/form-fields';
import { spamFields } from '../forms/hidden-fields';
import { MAX_LENGTHS } from '../forms/plain-text';
import { isTimeZone } from '../time/wall-clock';
import { LEAD_LIMITS } from './lead-schemas';

/** In characters. */
export const MAX_CALL_SUBJECT_LENGTH = 1000;

export const NO_TIME_CHOSEN = 'Please choose one of the times.';

/** The start of a call as an ISO date-time. The service checks whether the slot is available. */
export const startField = z.iso.datetime({ error: NO_TIME_CHOSEN }).transform((value) => new Date(value));

/** The form that books a call. */
export const callBookingSchema = z.object({
  startsAt: startField,
  name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
  email: emailField(),
  phone: optionalField(indianPhoneField()),
  message: optionalField(textAreaField({ label: 'The subject', max: MAX_CALL_SUBJECT_LENGTH })),
  /** The time zone in which the page showed the slots. An unknown one is left out. */
  timeZone: hiddenText(MAX_LENGTHS.timeZone).transform((zone) =>
    zone && isTimeZone(zone) ? zone : undefined,
  ),
  ...spamFields,
});

/** The form that reschedules a call. */
export const callRescheduleSchema = z.object({ startsAt: startField });

/** In characters. */
export const MAX_CANCEL_REASON = 1000;

/** The revision of the call that the page showed. */
const revision = z.coerce.number().int().min(0);

export const staffMoveCallSchema = z.object({ revision, startsAt: startField });

export const staffCancelCallSchema = z.object({
  revision,
  reason: textAreaField({ label: 'The reason', max: MAX_CANCEL_REASON }),
});
