import { parseLakhCrore } from '~/domain/money/lakh-crore';
import { DELAY_LIMITS, type DelayedProject } from './delay-cost';

export const DELAY_FIELDS = ['benefit', 'waiting', 'months', 'lifetime', 'missed', 'rate'] as const;
export type DelayField = (typeof DELAY_FIELDS)[number];

/** The fields of the calculator as typed. They are also its query parameters. */
export type DelayForm = Readonly<Record<DelayField, string>>;
export type DelayFormIssues = Readonly<Partial<Record<DelayField, string>>>;

export type DelayFormResult =
  | { project: DelayedProject; issues: null }
  | { project: null; issues: DelayFormIssues };

/** A parsed value, or the issue of its field. */
type ParsedField<Value> = { value: Value } | { issue: string };

function parseAmount(text: string, label: string): ParsedField<number> {
  const value = parseLakhCrore(text);
  if (value !== undefined && value <= DELAY_LIMITS.amount * 100) return { value };
  return { issue: `${label} should be an amount like 9,00,000 or 9 lakh, up to 1,000 crore.` };
}

function parseWholeNumber(text: string, label: string, min: number, max: number): ParsedField<number> {
  const value = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return { value };
  return { issue: `${label} should be a whole number from ${min} to ${max}.` };
}

function parseRate(text: string): ParsedField<number> {
  const value = /^\s*\d{1,2}(\.\d+)?\s*%?\s*$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (value <= DELAY_LIMITS.ratePercent) return { value };
  return { issue: `The rate should be from 0 to ${DELAY_LIMITS.ratePercent} per cent, like 10.5.` };
}

function parseMissed(text: string): ParsedField<DelayedProject['missed']> {
  if (text === 'lost' || text === 'later') return { value: text };
  return { issue: 'Please choose one of both.' };
}

/** Returns the project that the form describes, or the issues by field. */
export function parseDelayForm(form: DelayForm): DelayFormResult {
  const benefit = parseAmount(form.benefit, 'The benefit');
  const waiting = parseAmount(form.waiting, 'The cost of waiting');
  const months = parseWholeNumber(form.months, 'The delay', 0, DELAY_LIMITS.months);
  const lifetime = parseWholeNumber(form.lifetime, 'The lifetime', 1, DELAY_LIMITS.lifetime);
  const missed = parseMissed(form.missed);
  const rate = parseRate(form.rate);
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
  const parsedFields = { benefit, waiting, months, lifetime, missed, rate };
  const issues = Object.fromEntries(
    Object.entries(parsedFields).flatMap(([field, parsed]) =>
      'issue' in parsed ? [[field, parsed.issue]] : [],
    ),
  );
  return { project: null, issues };
}

/** Reads the form from the query of a URL. Missing fields have the value of `defaults`. */
export function readDelayFormFromQuery(query: URLSearchParams, defaults: DelayForm): DelayForm {
  const field = (name: DelayField) => query.get(name) ?? defaults[name];
  return {
    benefit: field('benefit'),
    waiting: field('waiting'),
    months: field('months'),
    lifetime: field('lifetime'),
    missed: field('missed'),
    rate: field('rate'),
  };
}
