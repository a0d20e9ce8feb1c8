import { JOB_VIEW_LABELS } from '~/content/admin/operations-texts';
import type { JobView } from '~/domain/operations/job-query';
import { Badge, type BadgeProps } from '~/ui/data/badge';

const TONES: Readonly<Record<JobView, BadgeProps['tone']>> = {
  failed: 'danger',
  waiting: 'warning',
  running: 'info',
  later: undefined,
  discarded: undefined,
};

/** The state of a job. One without a state is done. */
export function JobBadge({ state }: { state?: JobView | undefined }) {
  const tone = state ? TONES[state] : ('success' as const);
  return <Badge {...(tone && { tone })}>{state ? JOB_VIEW_LABELS[state].toLowerCase() : 'done'}</Badge>;
}
