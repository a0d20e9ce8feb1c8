import { QUOTE_STATE_LABELS } from '~/content/quotes/quote-texts';
import type { QuoteState } from '~/domain/quotes/quote-state';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

const TONES: Readonly<Partial<Record<QuoteState, Tone>>> = {
  sent: 'info',
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
};

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const tone = TONES[state];
  return <Badge {...(tone && { tone })}>{QUOTE_STATE_LABELS[state]}</Badge>;
}
