import type { AuditAction, AuditArea } from '~/domain/audit/audit-event';
import { adminPaths } from './admin-paths';

export const AUDIT_AREA_LABELS: Readonly<Record<AuditArea, string>> = {
  people: 'People',
  products: 'Products',
  discounts: 'Discounts',
  'gift-cards': 'Gift cards',
  tickets: 'Check-in',
  inbox: 'Inbox',
  quotes: 'Quotes',
  jobs: 'Jobs',
  mail: 'Mail',
};

export const AUDIT_ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  'person-invited': 'Invited',
  'person-withdrawn': 'Withdrew the invitation of',
  'role-changed': 'Changed the role of',
  'sessions-ended': 'Ended the sessions of',
  'product-created': 'Added the product',
  'product-edited': 'Edited the product',
  'product-imported': 'Imported the product',
  'product-published': 'Published the product',
  'product-unpublished': 'Took out of the shop',
  'product-pictures': 'Changed the pictures of',
  'stock-changed': 'Changed the stock of',
  'discount-created': 'Added the code',
  'discount-changed': 'Changed the code',
  'discount-switched': 'Switched the code',
  'gift-card-voided': 'Made void the gift card',
  'ticket-checked-in': 'Checked in a ticket of',
  'message-state': 'Set the state of the message',
  'message-owner': 'Set who has the message',
  'message-replied': 'Replied to the message',
  'message-noted': 'Wrote a note on the message',
  'call-moved': 'Moved the call of the message',
  'call-cancelled': 'Cancelled the call of the message',
  'quote-created': 'Added the quote',
  'quote-changed': 'Changed the quote',
  'quote-sent': 'Sent the quote',
  'quote-withdrawn': 'Withdrew the quote',
  'job-retried': 'Let run again the job',
  'job-given-up': 'Gave up the job',
  'email-resent': 'Sent again the e-mail',
};

/** The page of the subject of a change. */
export const AUDIT_SUBJECT_PATHS: Readonly<Record<AuditArea, (id: string) => string>> = {
  people: adminPaths.person,
  products: adminPaths.product,
  discounts: adminPaths.discount,
  'gift-cards': adminPaths.giftCard,
  tickets: adminPaths.order,
  inbox: adminPaths.lead,
  quotes: adminPaths.quote,
  jobs: adminPaths.job,
  mail: adminPaths.email,
};
