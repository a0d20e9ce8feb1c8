import { z } from 'zod';
import { email, hiddenText, indianPhone, line, optional, paragraph } from './form-fields';
import { hiddenFields, LEAD_LIMITS } from './lead';
import { LONGEST } from './plain-text';
import { isTimeZone } from './wall-clock';

export const LONGEST_CALL_SUBJECT = 1000;

/** A start as the form sends it; whether a call is offered then is for the calendar to say. */
const start = z.iso
  .datetime({ error: 'Please choose one of the times.' })
  .transform((value) => new Date(value));

/** The form that books a call. */
export const callRequestSchema = z.object({
  startsAt: start,
  name: line({ label: 'Your name', max: LEAD_LIMITS.name }),
  email: email(),
  phone: optional(indianPhone()),
  message: optional(paragraph({ label: 'The subject', max: LONGEST_CALL_SUBJECT })),
  /** In which the times were shown; what is none is left out. */
  timeZone: hiddenText(LONGEST.timeZone).transform((zone) => (zone && isTimeZone(zone) ? zone : undefined)),
  ...hiddenFields,
});

/** The form that moves one. */
export const callMoveSchema = z.object({ startsAt: start });
