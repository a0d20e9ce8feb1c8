import { PROJECT_STATE_NAMES } from '~/content/admin/project-texts';
import type { ProjectStatus } from '~/domain/projects/project';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

const TONES: Readonly<Partial<Record<ProjectStatus, Tone>>> = {
  running: 'info',
  paused: 'warning',
  finished: 'success',
};

export function ProjectStateBadge({ state }: { state: ProjectStatus }) {
  const tone = TONES[state];
  return <Badge {...(tone && { tone })}>{PROJECT_STATE_NAMES[state]}</Badge>;
}
