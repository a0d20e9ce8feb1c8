import type { EmailListView, EmailState } from '~/domain/operations/email-query';
import type { JobView } from '~/domain/operations/job-query';

export const JOB_VIEW_LABELS: Readonly<Record<JobView, string>> = {
  failed: 'Failed',
  waiting: 'Waiting',
  running: 'Running',
  later: 'Later',
  discarded: 'Discarded',
};

export const EMAIL_VIEW_LABELS: Readonly<Record<EmailListView, string>> = {
  all: 'All',
  queued: 'In the queue',
  failed: 'Failed',
  bounced: 'Bounced',
  withheld: 'Withheld',
};

export const EMAIL_STATE_TEXTS: Readonly<
  Record<EmailState, { label: string; tone?: 'success' | 'warning' | 'danger' }>
> = {
  queued: { label: 'in the queue', tone: 'warning' },
  sent: { label: 'sent', tone: 'success' },
  stored: { label: 'demo mailbox', tone: 'success' },
  failed: { label: 'failed', tone: 'danger' },
  bounced: { label: 'bounced', tone: 'danger' },
  withheld: { label: 'withheld' },
};
