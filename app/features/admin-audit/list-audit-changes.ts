import type { AuditArea, AuditValues } from '~/domain/audit/audit-event';
import { type AuditValue, readAuditValue } from '~/domain/audit/audit-value';
import type { ValueChange } from '~/sections/admin/value-changes';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { formatIdentifier } from '~/sections/format/format-identifier';
import { formatDayAndTime } from '~/sections/format/format-moment';

export interface AuditedValues {
  area: AuditArea;
  before?: AuditValues;
  after?: AuditValues;
}

export interface AuditChange extends ValueChange {
  isUnchanged: boolean;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

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
export function listAuditChanges({ area, before = {}, after = {} }: AuditedValues, now: Date): AuditChange[] {
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

/** Values of a new record that are shown at once. */
const SHOWN = 2;

/**
 * What changed is shown; of a new record its first values. `rest` is shown on demand: never one value alone, whose summary would
 * be as long.
 */
export function splitAuditChanges(changes: readonly AuditChange[]): {
  shown: readonly AuditChange[];
  rest: readonly AuditChange[];
} {
  const isOfNewRecord = changes.every(({ before, isUnchanged }) => before === undefined && !isUnchanged);
  const rest = changes.filter(({ isUnchanged }, index) => (isOfNewRecord ? index >= SHOWN : isUnchanged));
  if (rest.length < 2) return { shown: changes, rest: [] };
  return { shown: changes.filter((change) => !rest.includes(change)), rest };
}
