export type MailStateName = 'queued' | 'sent' | 'kept' | 'failed' | 'withheld';

/** What has become of a mail, in a word or two. */
export const MAIL_STATES: Record<MailStateName, string> = {
  queued: 'on its way',
  sent: 'sent',
  kept: 'kept here',
  failed: 'refused',
  withheld: 'held back: this address has had enough of them',
};
