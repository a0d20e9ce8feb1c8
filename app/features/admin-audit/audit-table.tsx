import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_PATHS } from '~/content/admin/audit-texts';
import type { AuditArea, AuditEntryView } from '~/domain/audit/audit-event';
import { getJobName } from '~/sections/admin/job-name';
import { TOOL_CELL, ToolTable } from '~/sections/admin/tool-table';
import { formatIdentifier } from '~/sections/format/format-identifier';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { AuditChanges } from './audit-changes';
import { getAuditedRecord } from './list-audit-changes';

const WIDE = 'max-lg:hidden';
const UUID_LENGTH = 36;

const HEADS = [
  { label: 'When', className: WIDE },
  { label: 'Who', className: WIDE },
  { label: 'What' },
  { label: 'What changed', className: WIDE },
];

/** Jobs and emails are stored with the ids of their kinds. */
const NAMES: Partial<Record<AuditArea, (id: string) => string>> = {
  jobs: getJobName,
  mail: formatIdentifier,
};

const LINK = 'font-semibold underline-offset-4 hover:underline';

function Subject({ area, subjectId, subject, isDeleted }: AuditEntryView) {
  const isUuid = subjectId.length === UUID_LENGTH;
  const named = subject ?? (isUuid ? '' : subjectId);
  const name = named && (NAMES[area]?.(named) ?? named);
  if (isDeleted) return name || '(deleted)';
  return (
    <a href={AUDIT_SUBJECT_PATHS[area](subjectId)} className={LINK}>
      {name || 'see it'}
    </a>
  );
}

/** The record that a job or an email is about. */
function AboutRecord({ entry }: { entry: AuditEntryView }) {
  const record = getAuditedRecord(entry);
  if (!record) return null;
  const { order, name } = record;
  return (
    <>
      {', about '}
      {order === undefined ? (
        name
      ) : (
        <a href={adminPaths.order(order)} className={LINK}>
          {name}
        </a>
      )}
    </>
  );
}

/** The audit log, the newest first. */
export function AuditTable({ entries, now }: { entries: readonly AuditEntryView[]; now: Date }) {
  return (
    <ToolTable caption="Changes, the newest first" heads={HEADS}>
      {entries.map((entry) => {
        const { id, at, by = 'a deleted account', action } = entry;
        const changes = <AuditChanges entry={entry} now={now} />;
        return (
          <tr key={id}>
            <td className={clsx(TOOL_CELL, WIDE, 'text-xs whitespace-nowrap text-muted')}>
              <time dateTime={at.toISOString()}>{formatDayAndTime(at, now)}</time>
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'whitespace-nowrap')}>{by}</td>
            <td className={clsx(TOOL_CELL, 'max-lg:rounded-tile max-lg:py-2')}>
              <span className="block text-xs text-muted lg:hidden">
                {by}, {formatDayAndTime(at, now)}
              </span>
              <span className="wrap-anywhere">
                {AUDIT_ACTION_LABELS[action]} <Subject {...entry} />
                <AboutRecord entry={entry} />
              </span>
              <div className="mt-0.5 lg:hidden">{changes}</div>
            </td>
            <td className={clsx(TOOL_CELL, WIDE, 'w-1/2')}>{changes}</td>
          </tr>
        );
      })}
    </ToolTable>
  );
}
