import { PROJECT_EVENT_LABELS, PROJECT_STATE_NAMES } from '~/content/admin/project-texts';
import type { AuditValues } from '~/domain/audit/audit-event';
import { PROJECT_STATUSES, type ProjectEvent } from '~/domain/projects/project';
import { formatDuration } from '~/domain/projects/project-hours';
import { isIsoDay } from '~/domain/time/wall-clock';
import { formatDate } from '~/sections/format/format-date';
import { formatIdentifier } from '~/sections/format/format-identifier';

/** A day, or the day of a stored moment. A title that begins with a day is neither. */
const isDay = (value: string): boolean => /^.{10}(T.{12}Z)?$/.test(value) && isIsoDay(value.slice(0, 10));

/** These name what was changed. They stand first, without their label. */
const SUBJECTS = ['title', 'member', 'file', 'update'];

const LABELS: Readonly<Record<string, string>> = {
  startsOn: 'First day',
  endsOn: 'Last day',
  showsHours: 'Members see the hours',
  dueOn: 'Due',
  doneAt: 'Done on',
  isBillable: 'Billable',
  minutes: 'Time',
};

function toText(field: string, value: AuditValues[string] | undefined): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'minutes' && typeof value === 'number') return formatDuration(value);
  const state = field === 'state' && PROJECT_STATUSES.find((known) => known === value);
  if (state) return PROJECT_STATE_NAMES[state];
  return typeof value === 'string' && isDay(value) ? formatDate(value) : String(value);
}

/** "Milestone changed" and "Handover. Due: 1 December 2026 → 8 December 2026". */
export function describeProjectEvent({
  action,
  before = {},
  after = {},
}: Pick<ProjectEvent, 'action' | 'before' | 'after'>) {
  const values = { ...before, ...after };
  const subjects = SUBJECTS.flatMap((field) => (field in values ? [toText(field, values[field])] : []));
  const fields = Object.keys(values).filter(
    (field) =>
      !SUBJECTS.includes(field) || (field in before && field in after && before[field] !== after[field]),
  );
  const isNew = action === 'project-created';
  const changes = (isNew ? [] : fields).map((field) => {
    const label = LABELS[field] ?? formatIdentifier(field);
    const next = toText(field, after[field]);
    if (!(field in after)) return `${label}: ${toText(field, before[field])}`;
    return field in before ? `${label}: ${toText(field, before[field])} → ${next}` : `${label}: ${next}`;
  });
  return {
    title: PROJECT_EVENT_LABELS[action] ?? formatIdentifier(action),
    text: [...(isNew ? [] : subjects), ...changes].join('\n'),
  };
}
