import { toRupeesString } from '~/domain/money/money';
import { PLAN_LIMITS } from '~/domain/quotes/quote-plan-schema';
import { QUOTE_LIMITS } from '~/domain/quotes/quote-schema';
import type { QuoteState } from '~/domain/quotes/quote-state';
import type { QuoteContent, QuotePlan } from '~/domain/quotes/sales-quote';

/** Values by the names of the fields. */
export type QuoteValues = Readonly<Record<string, string>>;

/** Values and issues by the names of the fields. */
export interface QuoteFormState {
  values: QuoteValues;
  errors: Readonly<Record<string, readonly string[] | null>>;
  formError?: string;
  /** The quote as a colleague or the client changed it meanwhile. */
  conflict?: { state: QuoteState; theirs: QuoteValues; yours: QuoteValues };
}

const BLANK_ROWS = 3;
const LEAST_ROWS = 5;

/** The values of the form for a stored quote. */
export function toFormValues({
  client,
  lines,
  plan,
  validUntil,
  notes,
  terms,
}: QuoteContent): Record<string, string> {
  const { name, email, company = '', billing, gstin = '' } = client;
  return {
    'client.name': name,
    'client.email': email,
    'client.company': company,
    'client.gstin': gstin,
    'client.billing.line1': billing.line1,
    'client.billing.line2': billing.line2 ?? '',
    'client.billing.city': billing.city,
    'client.billing.state': billing.state,
    'client.billing.pin': billing.pin,
    ...Object.assign(
      {},
      ...lines.map((line, row) => ({
        [`lines[${row}].description`]: line.description,
        [`lines[${row}].hsnCode`]: line.hsnCode,
        [`lines[${row}].quantity`]: `${line.quantity}`,
        [`lines[${row}].unitPrice`]: toRupeesString(line.unitPrice),
        [`lines[${row}].rateBasisPoints`]: `${line.rateBasisPoints}`,
      })),
    ),
    ...toPlanValues(plan),
    validUntil,
    notes: notes ?? '',
    terms,
  };
}

/** The values of the milestones. */
function toPlanValues(plan: QuotePlan | undefined): Record<string, string> {
  if (!plan) return {};
  return Object.assign(
    { paymentDays: `${plan.paymentDays}` },
    ...plan.milestones.map(({ title, due, shareBasisPoints }, row) => ({
      [`milestones[${row}].title`]: title,
      [`milestones[${row}].${'on' in due ? 'dueOn' : 'weeks'}`]: 'on' in due ? due.on : `${due.weeks}`,
      [`milestones[${row}].share`]: `${shareBasisPoints / 100}`,
    })),
  );
}

/** Rows up to the last one that has a value in a field whose name fits. The first group of the pattern is the row. */
function countFilled(values: Readonly<Record<string, string>>, field: RegExp): number {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const row = field.exec(name)?.[1];
    return row !== undefined && value.trim() !== '' ? [Number(row) + 1] : [];
  });
  return Math.max(0, ...filled);
}

/** How many rows the form shows: those with a description or a price, and a few more. */
export const countRows = (values: Readonly<Record<string, string>>): number =>
  Math.min(
    QUOTE_LIMITS.lines,
    Math.max(LEAST_ROWS, countFilled(values, /^lines\[(\d+)\]\.(?:description|unitPrice)$/) + BLANK_ROWS),
  );

/** How many rows of milestones the form shows: the filled ones, and a few more. */
export const countMilestoneRows = (values: Readonly<Record<string, string>>): number =>
  Math.min(
    PLAN_LIMITS.milestones,
    countFilled(values, /^milestones\[(\d+)\]\.(?:title|dueOn|weeks|share)$/) + BLANK_ROWS,
  );
