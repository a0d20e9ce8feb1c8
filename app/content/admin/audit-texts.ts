import type { AuditAction, AuditArea } from '~/domain/audit/audit-event';
import { adminPaths } from './admin-paths';

export const AUDIT_AREA_LABELS: Readonly<Record<AuditArea, string>> = {
  people: 'People',
  products: 'Products',
  articles: 'Articles',
  discounts: 'Discounts',
  'gift-cards': 'Gift cards',
  tickets: 'Check-in',
  inbox: 'Inbox',
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
  'article-created': 'Added the article',
  'article-edited': 'Edited the article',
  'article-restored': 'Restored a version of the article',
  'article-published': 'Published the article',
  'article-scheduled': 'Scheduled the article',
  'article-withdrawn': 'Withdrew the article',
  'article-draft': 'Made a draft of the article',
  'article-picture': 'Added a picture to the article',
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
  'job-retried': 'Let run again the job',
  'job-given-up': 'Gave up the job',
  'email-resent': 'Sent again the e-mail',
};

/** The page of the subject of a change. */
export const AUDIT_SUBJECT_PATHS: Readonly<Record<AuditArea, (id: string) => string>> = {
  people: adminPaths.person,
  products: adminPaths.product,
  articles: adminPaths.article,
  discounts: adminPaths.discount,
  'gift-cards': adminPaths.giftCard,
  tickets: adminPaths.order,
  inbox: adminPaths.lead,
  jobs: adminPaths.job,
  mail: adminPaths.email,
};
