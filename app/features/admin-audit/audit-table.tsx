import clsx from 'clsx';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_PATHS } from '~/content/admin/audit-texts';
import type { AuditAction, AuditArea, AuditValues } from '~/domain/audit/audit-event';
import { type AuditValue, readAuditValue } from '~/domain/audit/audit-value';
import { TOOL_CELL, TOOL_TABLE } from '~/sections/admin/tool-table';
import { ToolTableHead } from '~/sections/admin/tool-table-head';
import { ValueChanges } from '~/sections/admin/value-changes';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { formatIdentifier } from '~/sections/format/format-identifier';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface Entry {
  id: string;
  at: Date;
  by?: string;
  area: AuditArea;
  action: AuditAction;
  subjectId: string;
  subject?: string;
  isDeleted: boolean;
  before?: AuditValues;
  after?: AuditValues;
}

const WIDE = 'max-lg:hidden';
const UUID_LENGTH = 36;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const HEADS = [
  { label: 'When', className: WIDE },
  { label: 'Who', className: WIDE },
  { label: 'What' },
  { label: 'Before and after', className: WIDE },
];

/** Fields whose names are not the words of a form. */
const LABELS: Readonly<Record<string, string>> = {
  dueOn: 'Due',
  endsAt: 'Ends',
  endsOn: 'Last day',
  isBillable: 'Billable',
  isOncePerPerson: 'Once a person',
  maxUses: 'Total uses',
  minTotal: 'Minimum order',
  paymentDays: 'Days to pay',
  showsHours: 'Members see the hours',
  startsAt: 'Begins',
  startsOn: 'First day',
};

/** "customerName" and "max-uses" as words. */
const toLabel = (field: string) =>
  LABELS[field] ?? formatIdentifier(field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

function toText(read: AuditValue, now: Date): string {
  switch (read.kind) {
    case 'amount':
      return formatAmount(read.amount);
    case 'rate':
      return `${read.basisPoints / 100}%`;
    case 'moment':
      return formatDayAndTime(read.at, now);
    case 'plain':
      if (typeof read.value === 'boolean') return read.value ? 'yes' : 'no';
      if (typeof read.value === 'string' && ISO_DAY.test(read.value)) return formatDate(read.value);
      return String(read.value ?? '');
  }
}

/** Fields that are the same on both sides name the subject more closely: the variant of a product. */
function toChanges({ area, before = {}, after = {} }: Entry, now: Date) {
  return Object.keys(after).flatMap((field) => {
    const [former = '', next = ''] = [before, after].map((values) =>
      toText(readAuditValue(area, field, values), now),
    );
    if (former === '' && next === '') return [];
    const isSame = !(field in before) || former === next;
    return { label: toLabel(field), before: isSame ? undefined : former, after: next };
  });
}

function Subject({ area, subjectId, subject, isDeleted }: Entry) {
  const isUuid = subjectId.length === UUID_LENGTH;
  const name = subject ?? (isUuid ? '' : subjectId);
  if (isDeleted) return name || '(deleted)';
  return (
    <a
      href={AUDIT_SUBJECT_PATHS[area](subjectId)}
      className="font-semibold underline-offset-4 hover:underline"
    >
      {name || 'see it'}
    </a>
  );
}

/** The audit log, the newest first. */
export function AuditTable({ entries, now }: { entries: readonly Entry[]; now: Date }) {
  return (
    <table className={TOOL_TABLE}>
      <caption className="sr-only">Changes, the newest first</caption>
      <ToolTableHead heads={HEADS} />
      <tbody>
        {entries.map((entry) => {
          const { id, at, by = 'a deleted account', action } = entry;
          const changes = <ValueChanges changes={toChanges(entry, now)} />;
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
                </span>
                <div className="mt-0.5 lg:hidden">{changes}</div>
              </td>
              <td className={clsx(TOOL_CELL, WIDE, 'w-1/2')}>{changes}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
