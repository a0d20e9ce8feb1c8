import type { EventEmailGuests, EventEmailState } from '~/domain/tickets/event-email';

export const EVENT_EMAIL_STATE_LABELS: Readonly<Record<EventEmailState, string>> = {
  draft: 'Draft',
  sending: 'Being sent',
  sent: 'Sent',
};

export const EVENT_EMAIL_GUESTS_LABELS: Readonly<Record<EventEmailGuests, string>> = {
  all: 'Everybody whose ticket counts',
  arrived: 'Guests who have arrived',
};

/** What a form did, by the value of the query parameter `done`. */
export const EVENT_EMAIL_DONE_MESSAGES = {
  created: 'The draft is saved. Nothing is sent yet: look at the preview, then send it.',
  saved: 'Saved. The preview shows it.',
  unchanged: 'Nothing had changed, so nothing was saved.',
  sent: 'The guests get the email now.',
  already: 'This email was sent before. Nothing was sent a second time.',
  test: 'The test is being sent to your address.',
  deleted: 'The draft is deleted.',
} as const;

export type EventEmailDone = keyof typeof EVENT_EMAIL_DONE_MESSAGES;

/** Why nothing was done. */
export const EVENT_EMAIL_REFUSALS = {
  locked: 'This email was sent in the meantime. The page shows it as it was sent.',
  closed: 'The guests of this event cannot be emailed now. Nothing was sent.',
  nobody: 'No buyer would get this email. Nothing was sent.',
  conflict: 'The draft was changed in the meantime. Nothing was sent: the page shows it as it is now.',
} as const;
