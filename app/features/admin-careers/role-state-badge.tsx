import { ROLE_STATE_LABELS } from '~/content/admin/role-texts';
import type { RoleState } from '~/domain/careers/role-state';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

const TONES: Readonly<Partial<Record<RoleState, Tone>>> = { scheduled: 'info', open: 'success' };

export function RoleStateBadge({ state }: { state: RoleState }) {
  const tone = TONES[state];
  return <Badge {...(tone && { tone })}>{ROLE_STATE_LABELS[state]}</Badge>;
}
