import { EMAIL_STATE_TEXTS } from '~/content/admin/operations-texts';
import type { EmailState } from '~/domain/operations/email-query';
import { Badge } from '~/ui/data/badge';

/** The state of an email. */
export function EmailBadge({ state }: { state: EmailState }) {
  const { label, tone } = EMAIL_STATE_TEXTS[state];
  return <Badge {...(tone && { tone })}>{label}</Badge>;
}
