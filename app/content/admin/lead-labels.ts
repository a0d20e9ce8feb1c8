import type { LeadState } from '~/domain/contact/lead-state';

export const LEAD_STATE_LABELS: Readonly<Record<LeadState, string>> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
  spam: 'Spam',
};
