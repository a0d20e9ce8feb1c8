import { type Paise, parseRupees } from '../money/money';
import type { AuditArea, AuditValues } from './audit-event';

/** A value of the audit log with its unit. */
export type AuditValue =
  | { kind: 'amount'; amount: Paise }
  | { kind: 'rate'; basisPoints: number }
  | { kind: 'moment'; at: Date }
  | { kind: 'duration'; minutes: number }
  | { kind: 'plain'; value: AuditValues[string] };

/** Fields with an amount in paise. */
const AMOUNT_FIELDS: Partial<Record<AuditArea, readonly string[]>> = {
  discounts: ['minTotal'],
  'gift-cards': ['amount', 'balance'],
  quotes: ['total'],
};

/** Fields of products with an amount in rupees, as staff typed it. */
const RUPEE_FIELDS: readonly string[] = ['price'];

/** A moment as it is stored: with milliseconds, in UTC. A text that staff typed rarely looks like it. */
const STORED_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** What the value of a discount code is: its kind stands beside it. */
function readDiscountValue(value: number, kind: AuditValues[string] | undefined): AuditValue {
  if (kind === 'amount') return { kind: 'amount', amount: value };
  return kind === 'percent' ? { kind: 'rate', basisPoints: value } : { kind: 'plain', value };
}

/** A field of an entry with its unit. `values` are all fields of the same side. */
export function readAuditValue(area: AuditArea, field: string, values: AuditValues): AuditValue {
  const value = values[field] ?? null;
  if (typeof value === 'number') {
    if (area === 'discounts' && field === 'value') return readDiscountValue(value, values.kind);
    if (area === 'projects' && field === 'minutes') return { kind: 'duration', minutes: value };
    if (AMOUNT_FIELDS[area]?.includes(field)) return { kind: 'amount', amount: value };
  }
  if (typeof value === 'string') {
    const amount = area === 'products' && RUPEE_FIELDS.includes(field) ? parseRupees(value) : undefined;
    if (amount !== undefined) return { kind: 'amount', amount };
    if (STORED_MOMENT.test(value) && !Number.isNaN(Date.parse(value)))
      return { kind: 'moment', at: new Date(value) };
  }
  return { kind: 'plain', value };
}
