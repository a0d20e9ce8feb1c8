export type EmailState = 'queued' | 'sent' | 'stored' | 'failed' | 'withheld';

export const EMAIL_STATE_LABELS: Record<EmailState, string> = {
  queued: 'on its way',
  sent: 'sent',
  stored: 'kept here',
  failed: 'refused',
  withheld: 'held back: this address has had enough of them',
};
