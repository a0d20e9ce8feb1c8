import type { EditionState } from '~/domain/newsletter/edition';
import type { SubscriberStatus } from '~/domain/newsletter/subscriber-query';

export const EDITION_STATE_LABELS: Readonly<Record<EditionState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  sent: 'Sent',
  stopped: 'Stopped',
};

export const SUBSCRIBER_STATUS_LABELS: Readonly<Record<SubscriberStatus, string>> = {
  active: 'Subscribed',
  pending: 'Not confirmed',
  refused: 'Address refused',
  unsubscribed: 'Unsubscribed',
};

/** What a form of the list of subscribers did, by the value of the query parameter `done`. */
export const SUBSCRIBER_DONE_MESSAGES: Readonly<Record<string, string>> = {
  unsubscribed: 'The person is unsubscribed. Emails of the newsletter that were queued are not sent.',
  unchanged: 'The person was unsubscribed already.',
};

/** What a form did, by the value of the query parameter `done`. */
export const EDITION_DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The draft is saved. Its articles, preview and sending are below.',
  saved: 'Saved.',
  unchanged: 'Nothing had changed, so nothing was saved.',
  scheduled: 'Scheduled. You can still change it, or cancel the sending.',
  started: 'The sending starts in a moment.',
  unscheduled: 'Cancelled. It is a draft again, and nothing was sent.',
  stopped: 'Stopped. Only emails that were queued already are still sent.',
  test: 'The test is being sent to your address.',
  deleted: 'The draft is deleted.',
};

/** Why nothing was done. */
export const EDITION_REFUSALS = {
  locked: 'The state of the edition was changed in the meantime. The page shows it as it is now.',
  empty: 'An edition needs at least one article. Add one first.',
  missing: 'Not every article is published. Remove those that are not.',
} as const;
