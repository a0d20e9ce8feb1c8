import { STAGE_LABELS } from '~/content/admin/application-texts';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import { Badge } from '~/ui/data/badge';

const TONES: Readonly<Record<ApplicationStage, { tone?: 'info' | 'success' }>> = {
  new: { tone: 'info' },
  screening: {},
  interview: {},
  offer: {},
  hired: { tone: 'success' },
  declined: {},
  withdrawn: {},
};

export const StageBadge = ({ stage }: { stage: ApplicationStage }) => (
  <Badge {...TONES[stage]}>{STAGE_LABELS[stage]}</Badge>
);
