import { formatIdentifier } from '~/sections/format/format-identifier';

/** Jobs whose kinds only a programmer would understand. The others are named after their kind. */
const JOB_NAMES: Readonly<Record<string, string>> = {
  'anonymise-applications': 'Erase old applications',
  'back-up-now': 'Back up at once',
  'check-payment-session': 'Ask the provider about a payment',
  'delete-unused-objects': 'Delete unused files',
  'delete-user': 'Delete an account',
  'early-refund': 'Record a refund of the provider',
  'lead-confirmation': 'Confirm a message by email',
  'move-files': 'Move files into the store',
  'notify-hub': 'Tell feed readers about articles',
  'order-link': 'Send the link to an order',
  'purge-expired': 'Delete what has expired',
  'render-email': 'Write an email',
  'seed-business': 'Fill in the sample business',
  'send-edition': 'Send the newsletter',
  'send-email': 'Send an email',
  'send-event-email': 'Email the guests of an event',
  'send-webhook': 'Send an event to another program',
  'stock-alerts': 'Tell visitors what is in stock again',
  'switch-sales': 'Begin and end sales',
  'end-seat-sales': 'End the sale of seats when their event begins',
  'update-site-index': 'Update the search of the site',
};

/** What a job does, in a few words. */
export const getJobName = (kind: string): string => JOB_NAMES[kind] ?? formatIdentifier(kind);
