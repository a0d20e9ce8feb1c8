import { z } from 'zod';
import { textAreaField, textField } from '../forms/form-fields';
import { addDays } from '../time/wall-clock';
import type { ListedEvent } from './event';

/** For how many days after its end the guests of an event can be emailed: for thanks, slides or a lost coat. */
export const EMAIL_DAYS_AFTER = 14;

/** all: buyers of every ticket that counts · arrived: of those that were checked in */
export const EVENT_EMAIL_GUESTS = ['all', 'arrived'] as const;
export type EventEmailGuests = (typeof EVENT_EMAIL_GUESTS)[number];

export type EventEmailState = 'draft' | 'sending' | 'sent';

/** What every recipient reads below the text of staff: as it was when the sending began. */
export interface EventEmailFacts {
  eventName: string;
  /** When and where. */
  facts: { label: string; value: string }[];
}

/** R-TICKET-12: whether staff can email the guests on the ISO day `today`. */
export function canEmailGuests(
  { sold, isOver, day, endsOn = day }: Pick<ListedEvent, 'sold' | 'isOver' | 'day' | 'endsOn'>,
  today: string,
): boolean {
  if (sold === 0) return false;
  return !isOver || (endsOn !== undefined && today <= addDays(endsOn, EMAIL_DAYS_AFTER));
}

/** An email to the guests of an event in the list of staff. */
export interface ListedEventEmail {
  id: string;
  subject: string;
  state: EventEmailState;
  guests: EventEmailGuests;
  /** How many emails were queued. */
  recipients: number;
  /** When the sending began, and the name of the member of staff. Absent for a draft. */
  startedAt?: Date;
  sentBy?: string;
  changedAt: Date;
}

/** An email for a date that the product does not have any more: it cannot be sent or opened, so its text is here. */
export interface FormerEventEmail extends ListedEventEmail {
  /** The ISO day for which it was written. Absent when the product had no dates. */
  day?: string;
  text: string;
}

export const EVENT_EMAIL_LIMITS = { subject: 90, text: 5000 } as const;

/** R-TICKET-12: an email to the guests of an event as staff write it. An empty line begins a paragraph. */
export const eventEmailSchema = z.object({
  subject: textField({ label: 'The subject', min: 3, max: EVENT_EMAIL_LIMITS.subject }),
  text: textAreaField({ label: 'The text', max: EVENT_EMAIL_LIMITS.text }),
  guests: z.enum(EVENT_EMAIL_GUESTS, { error: 'Choose who gets it.' }).default('all'),
});

export type EventEmailInput = z.output<typeof eventEmailSchema>;
