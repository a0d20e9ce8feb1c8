import type { EmailState } from '~/domain/operations/email-query';

export const EMAIL_STATE_LABELS: Record<EmailState, string> = {
  queued: 'on its way',
  sent: 'sent',
  stored: 'stored here',
  failed: 'refused',
  bounced: 'reported as undeliverable',
  withheld: 'held back: this address has had enough of them',
};
