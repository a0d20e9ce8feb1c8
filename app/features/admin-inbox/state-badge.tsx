import { LEAD_STATE_LABELS } from '~/content/admin/state-labels';
import type { LeadState } from '~/domain/contact/lead';
import { Badge } from '~/ui/data/badge';

const TONES: Readonly<Record<LeadState, { tone?: 'info' | 'success' | 'warning' }>> = {
  new: { tone: 'info' },
  open: { tone: 'warning' },
  done: { tone: 'success' },
  spam: {},
};

export const StateBadge = ({ state }: { state: LeadState }) => (
  <Badge {...TONES[state]}>{LEAD_STATE_LABELS[state]}</Badge>
);
