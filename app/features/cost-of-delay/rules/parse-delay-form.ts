import { parseLakhCrore } from '../../../domain/money/lakh-crore';
import { DELAY_LIMITS, type DelayedProject } from './delay-cost';

export const DELAY_FIELDS = ['benefit', 'waiting', 'months', 'lifetime', 'missed', 'rate'] as const;
export type DelayField = (typeof DELAY_FIELDS)[number];

/** What stands in the fields of the calculator, as it was typed; the same in an address. */
export type DelayForm = Readonly<Record<DelayField, string>>;
export type DelayFormIssues = Readonly<Partial<Record<DelayField, string>>>;

export type DelayFormResult =
  | { project: DelayedProject; issues: null }
  | { project: null; issues: DelayFormIssues };

/** A value, or what is wrong with it. */
type Read<Value> = { value: Value } | { fault: string };

function readAmount(written: string, label: string): Read<number> {
  const value = parseLakhCrore(written);
  if (value !== undefined && value <= DELAY_LIMITS.amount * 100) return { value };
  return { fault: `${label} should be an amount like 9,00,000 or 9 lakh, up to 1,000 crore.` };
}

function readWhole(written: string, label: string, min: number, max: number): Read<number> {
  const value = /^\s*\d{1,4}\s*$/.test(written) ? Number(written) : Number.NaN;
  if (value >= min && value <= max) return { value };
  return { fault: `${label} should be a whole number from ${min} to ${max}.` };
}

function readRate(written: string): Read<number> {
  const value = /^\s*\d{1,2}(\.\d+)?\s*%?\s*$/.test(written) ? Number.parseFloat(written) : Number.NaN;
  if (value <= DELAY_LIMITS.ratePercent) return { value };
  return { fault: `The rate should be from 0 to ${DELAY_LIMITS.ratePercent} per cent, like 10.5.` };
}

function readMissed(written: string): Read<DelayedProject['missed']> {
  if (written === 'lost' || written === 'later') return { value: written };
  return { fault: 'Please choose one of both.' };
}

/** The project that a form describes, or what is wrong in which field. */
export function parseDelayForm(form: DelayForm): DelayFormResult {
  const benefit = readAmount(form.benefit, 'The benefit');
  const waiting = readAmount(form.waiting, 'The cost of waiting');
  const months = readWhole(form.months, 'The delay', 0, DELAY_LIMITS.months);
  const lifetime = readWhole(form.lifetime, 'The lifetime', 1, DELAY_LIMITS.lifetime);
  const missed = readMissed(form.missed);
  const rate = readRate(form.rate);
  if (
    'value' in benefit &&
    'value' in waiting &&
    'value' in months &&
    'value' in lifetime &&
    'value' in missed &&
    'value' in rate
  ) {
    const project = {
      benefit: benefit.value,
      waiting: waiting.value,
      months: months.value,
      lifetime: lifetime.value,
      missed: missed.value,
      ratePercent: rate.value,
    };
    return { project, issues: null };
  }
  const reads = { benefit, waiting, months, lifetime, missed, rate };
  const faults = Object.fromEntries(
    Object.entries(reads).flatMap(([field, read]) => ('fault' in read ? [[field, read.fault]] : [])),
  );
  return { project: null, issues: faults };
}

/** The form that an address holds; what is absent is taken from `usual`. */
export function readDelayFormFromQuery(query: URLSearchParams, usual: DelayForm): DelayForm {
  const field = (name: DelayField) => query.get(name) ?? usual[name];
  return {
    benefit: field('benefit'),
    waiting: field('waiting'),
    months: field('months'),
    lifetime: field('lifetime'),
    missed: field('missed'),
    rate: field('rate'),
  };
}
