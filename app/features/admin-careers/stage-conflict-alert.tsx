import { STAGE_LABELS } from '~/content/admin/application-texts';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { formatDayAndTime } from '~/sections/format/format-moment';

export interface ShownConflict {
  kind: 'conflict' | 'impossible' | 'unknown' | 'invalid';
  name?: string;
  stage?: ApplicationStage;
  by?: string;
  at?: Date;
}

interface StageConflictAlertProps {
  conflict: ShownConflict;
  now: Date;
}

function describe({ kind, name, stage, by, at }: ShownConflict, now: Date) {
  if (kind === 'unknown') return 'This application was withdrawn by the applicant, or erased.';
  if (kind === 'invalid' || !stage) return 'The page was out of date. Nothing was changed.';
  const label = STAGE_LABELS[stage];
  if (kind === 'impossible') return `Not moved: from ${label}, an application cannot go to that stage.`;
  return `Nothing was changed. ${by ?? 'A colleague'} moved ${name} to ${label} in the meantime${at ? `, ${formatDayAndTime(at, now)}` : ''}.`;
}

/** Why a form changed nothing, and what changed instead. */
export const StageConflictAlert = ({ conflict, now }: StageConflictAlertProps) => (
  <ConflictAlert title={describe(conflict, now)}>
    {conflict.kind === 'conflict' && 'The page shows the current stage. Decide again from here.'}
  </ConflictAlert>
);
