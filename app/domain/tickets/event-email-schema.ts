import { z } from 'zod';
import { textAreaField, textField } from '../forms/form-fields';
import { EVENT_EMAIL_GUESTS } from './event-email';

export const EVENT_EMAIL_LIMITS = { subject: 90, text: 5000 } as const;

/** R-TICKET-12: an email to the guests of an event as staff write it. An empty line begins a paragraph. */
export const eventEmailSchema = z.object({
  subject: textField({ label: 'The subject', min: 3, max: EVENT_EMAIL_LIMITS.subject }),
  text: textAreaField({ label: 'The text', max: EVENT_EMAIL_LIMITS.text }),
  guests: z.enum(EVENT_EMAIL_GUESTS, { error: 'Choose who gets it.' }).default('all'),
});

export type EventEmailInput = z.output<typeof eventEmailSchema>;
