import type { LeadKind } from '~/domain/contact/lead';
import type { OwnMessageState } from '~/domain/contact/own-message';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

const LABELS: Readonly<Record<Exclude<OwnMessageState, 'waiting'>, { label: string; tone: Tone }>> = {
  answered: { label: 'Answered', tone: 'success' },
  done: { label: 'Done', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'warning' },
};

const WAITING_LABELS: Partial<Record<LeadKind, string>> = { call: 'Booked', waitlist: 'On the list' };

/** How far a message is, for its sender. */
export function MessageStateBadge({ kind, state }: { kind: LeadKind; state: OwnMessageState }) {
  if (state === 'waiting') return <Badge>{WAITING_LABELS[kind] ?? 'With us'}</Badge>;
  const { label, tone } = LABELS[state];
  return <Badge tone={tone}>{label}</Badge>;
}
