import type { AuditArea, AuditValues } from '~/domain/audit/audit-event';
import { type AuditValue, readAuditValue } from '~/domain/audit/audit-value';
import { formatDuration } from '~/domain/projects/project-hours';
import { isIsoDay } from '~/domain/time/wall-clock';
import type { ValueChange } from '~/sections/admin/value-changes';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { formatIdentifier } from '~/sections/format/format-identifier';
import { formatDayAndTime } from '~/sections/format/format-moment';

export interface AuditedValues {
  area: AuditArea;
  /** The name that the entry shows already. */
  subject?: string;
  before?: AuditValues;
  after?: AuditValues;
}

export interface AuditChange extends ValueChange {
  isUnchanged: boolean;
}

/** Fields whose names are not the words of a form. */
const LABELS: Readonly<Record<string, string>> = {
  dueOn: 'Due',
  endsAt: 'Ends',
  endsOn: 'Last day',
  isBillable: 'Billable',
  isOncePerPerson: 'Once a person',
  maxUses: 'Total uses',
  minTotal: 'Minimum order',
  minutes: 'Time',
  paymentDays: 'Days to pay',
  showsHours: 'Members see the hours',
  startsAt: 'Begins',
  startsOn: 'First day',
};

/** Fields of jobs and emails with the record that they are about. The entry names it beside its subject. */
const RECORD_FIELDS: readonly string[] = ['order', 'about'];

const isRecord = ({ area }: AuditedValues, field: string) =>
  (area === 'jobs' || area === 'mail') && RECORD_FIELDS.includes(field);

/** The record that a job or an email is about: an order by its number, another one by its name. */
export function getAuditedRecord(entry: AuditedValues): { order?: string; name: string } | undefined {
  const field = RECORD_FIELDS.find((known) => isRecord(entry, known) && entry.after?.[known]);
  if (field === undefined) return undefined;
  const name = String(entry.after?.[field]);
  return { name, ...(field === 'order' && { order: name }) };
}

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
    case 'duration':
      return formatDuration(read.minutes);
    case 'plain':
      if (typeof read.value === 'boolean') return read.value ? 'yes' : 'no';
      if (typeof read.value === 'string' && isIsoDay(read.value)) return formatDate(read.value);
      return String(read.value ?? '');
  }
}

/** Fields that say what a record is, the clearest first. The others follow in the order in which they are stored. */
const NAMING_FIELDS = [
  ...[
    'title',
    'name',
    'subject',
    'text',
    'code',
    'target',
    'kind',
    'value',
    'total',
    'validUntil',
    'summary',
  ],
  ...['member', 'minutes', 'day', 'by', 'dueOn', 'startsOn', 'endsOn', 'startsAt', 'endsAt', 'from', 'to'],
];

function toRank(field: string): number {
  const index = NAMING_FIELDS.indexOf(field);
  return index === -1 ? NAMING_FIELDS.length : index;
}

/** The values of a record that was added or deleted. What the entry names already is the last one. */
function listValues({ area, subject }: AuditedValues, values: AuditValues, now: Date): AuditChange[] {
  return Object.keys(values)
    .toSorted((one, other) => toRank(one) - toRank(other))
    .map((field) => ({
      label: toLabel(field),
      after: toText(readAuditValue(area, field, values), now),
      isUnchanged: false,
    }))
    .filter(({ after }) => after !== '')
    .toSorted((one, other) => Number(one.after === subject) - Number(other.after === subject));
}

/**
 * What an entry changed. A deletion has the values of the deleted record. Fields that are the same on both sides name the subject more
 * closely: the variant of a product.
 */
export function listAuditChanges(entry: AuditedValues, now: Date): AuditChange[] {
  const { area, before = {} } = entry;
  const after = Object.fromEntries(
    Object.entries(entry.after ?? {}).filter(([field]) => !isRecord(entry, field)),
  );
  if (Object.keys(before).length === 0) return listValues(entry, after, now);
  if (Object.keys(after).length === 0) return listValues(entry, before, now);
  return Object.keys(after).flatMap((field) => {
    const [former = '', next = ''] = [before, after].map((values) =>
      toText(readAuditValue(area, field, values), now),
    );
    if (former === '' && next === '') return [];
    const isUnchanged = field in before && former === next;
    const isChanged = field in before && !isUnchanged;
    return { label: toLabel(field), before: isChanged ? former : undefined, after: next, isUnchanged };
  });
}

/** Values of a new or deleted record that are shown at once. */
const SHOWN = 2;

/**
 * What changed is shown; of a new or deleted record its first values. `rest` is shown on demand: never one value alone, whose summary would
 * be as long.
 */
export function splitAuditChanges(changes: readonly AuditChange[]): {
  shown: readonly AuditChange[];
  rest: readonly AuditChange[];
} {
  const isOfOneSide = changes.every(({ before, isUnchanged }) => before === undefined && !isUnchanged);
  const rest = changes.filter(({ isUnchanged }, index) => (isOfOneSide ? index >= SHOWN : isUnchanged));
  if (rest.length < 2) return { shown: changes, rest: [] };
  return { shown: changes.filter((change) => !rest.includes(change)), rest };
}
