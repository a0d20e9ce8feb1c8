import type { DiscountCode } from '~/domain/discounts/discount-code';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDay } from '~/sections/format/format-moment';
import type { Tone } from '~/ui/feedback/tone';

/** A category whose products a code can be limited to. */
export interface CodeCategory {
  id: string;
  name: string;
}

export const DISCOUNT_KIND_LABELS = { percent: 'a percentage', amount: 'an amount' } as const;

/** "Rs. 250", "12.5 %". */
export const describeValue = ({ kind, value }: DiscountCode): string =>
  kind === 'amount' ? formatAmount(value) : `${value / 100} %`;

/** When a buyer can use it. */
export function describePeriod({ startsAt, endsAt }: DiscountCode, now: Date): string {
  // The end is the first moment of the day after.
  const last = endsAt && formatDay(new Date(endsAt.getTime() - 1), now);
  if (startsAt && last) return `${formatDay(startsAt, now)} to ${last}`;
  if (startsAt) return `from ${formatDay(startsAt, now)}`;
  return last ? `until ${last}` : 'always';
}

export interface CodeState {
  label: string;
  tone?: Tone;
}

/** Whether buyers can use a code at `now`, in one word. */
export function describeState(
  { isActive, startsAt, endsAt, maxUses, uses }: DiscountCode,
  now: Date,
): CodeState {
  if (!isActive) return { label: 'off' };
  if (endsAt && now >= endsAt) return { label: 'ended' };
  if (maxUses !== undefined && uses >= maxUses) return { label: 'used up', tone: 'warning' };
  if (startsAt && now < startsAt) return { label: 'planned', tone: 'info' };
  return { label: 'valid', tone: 'success' };
}
