import { z } from 'zod';
import {
  emailField,
  hiddenText,
  indianPhoneField,
  optionalField,
  textAreaField,
  textField,
} from '../forms/form-fields';
import { MAX_LENGTHS } from '../forms/plain-text';
import { isTimeZone } from '../time/wall-clock';
import { LEAD_LIMITS, spamFields } from './lead-schemas';

export const MAX_CALL_SUBJECT_LENGTH = 1000;

/** A start as the form sends it; whether a call is offered then is for the calendar to say. */
const start = z.iso
  .datetime({ error: 'Please choose one of the times.' })
  .transform((value) => new Date(value));

/** The form that books a call. */
export const callBookingSchema = z.object({
  startsAt: start,
  name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
  email: emailField(),
  phone: optionalField(indianPhoneField()),
  message: optionalField(textAreaField({ label: 'The subject', max: MAX_CALL_SUBJECT_LENGTH })),
  /** In which the times were shown; what is none is left out. */
  timeZone: hiddenText(MAX_LENGTHS.timeZone).transform((zone) =>
    zone && isTimeZone(zone) ? zone : undefined,
  ),
  ...spamFields,
});

/** The form that moves one. */
export const callRescheduleSchema = z.object({ startsAt: start });
