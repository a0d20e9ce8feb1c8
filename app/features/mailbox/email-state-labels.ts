export type EmailState = 'queued' | 'sent' | 'stored' | 'failed' | 'bounced' | 'withheld';

export const EMAIL_STATE_LABELS: Record<EmailState, string> = {
  queued: 'on its way',
  sent: 'sent',
  stored: 'stored here',
  failed: 'refused',
  bounced: 'reported as undeliverable',
  withheld: 'held back: this address has had enough of them',
};
