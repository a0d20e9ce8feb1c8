import { redactPath } from '~/domain/site/private-paths';
import type { TemplateName } from './templates/registry.server';

/** About orders and the site, which stores these facts anyway. Their text stays after sending, without private links. */
const STORED_AFTER_SENDING: ReadonlySet<string> = new Set<TemplateName>([
  'books-alert',
  'event-email',
  'jobs-alert',
  'order-cancelled',
  'order-cancelled-staff-email',
  'order-confirmation',
  'order-staff-email',
  'partial-payment',
  'payment-alert',
  'payment-reminder',
  'quote-staff-email',
  'return-staff-email',
  'return-update',
  'review-refused',
]);

/** Staff may read these as long as their text is stored. */
const READABLE: ReadonlySet<string> = new Set<TemplateName>([
  'account-exists',
  'call-cancelled-staff-email',
  'comment-staff-email',
  'email-changed',
  'lead-answer-staff-email',
  'lead-copy',
  'lead-staff-email',
  'lead-reply',
  'account-deleted',
  'account-lock',
  'deletion-cancelled',
  'new-device',
  'newsletter-edition',
  'newsletter-welcome',
  'password-changed',
  'project-update',
  'security-changed',
]);

/**
 * R-MAIL-1: whether staff may read emails of a template. A template that is in no list may carry a link that signs in or sets
 * a password, or the code of a gift card: staff see that it was sent, and not what it says.
 */
export const isReadableTemplate = (template: string | null): boolean =>
  template !== null && (READABLE.has(template) || STORED_AFTER_SENDING.has(template));

/** Whether the text stays when the email is sent. */
export const isStoredAfterSending = (template: string | null): boolean =>
  template !== null && STORED_AFTER_SENDING.has(template);

const URLS = /https?:\/\/[^\s"'<>)\]]+/g;

/** The text or HTML of an email with links that open nothing private: without queries and without the keys in paths. */
export function removePrivateLinks(text: string): string {
  return text.replace(URLS, (url) => {
    const parsed = URL.parse(url);
    return parsed ? parsed.origin + redactPath(parsed.pathname) : '';
  });
}
