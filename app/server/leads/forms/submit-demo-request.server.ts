import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { demoRequestSchema } from '~/domain/contact/lead-schemas';
import { isoDayOf } from '../../iso-day.server';
import { spamSignals } from '../spam-signals.server';
import type { Leads } from '../types.server';

export type DemoRequestSubmission =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps who wants to see a product. `now` tells which days have passed. */
export async function submitDemoRequest(
  formData: FormData,
  { product, leads, now }: { product: string; leads: Leads; now: Date },
): Promise<DemoRequestSubmission> {
  const submission = parseWithZod(formData, { schema: demoRequestSchema(isoDayOf(now)) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, message, organisation, people, date } = submission.value;
  const { token } = await leads.create({
    kind: 'demo',
    name,
    email,
    ...(message && { message }),
    meta: { product: [product], organisation, people, ...(date && { date }) },
    ...spamSignals(submission.value),
  });
  return { kind: 'stored', token };
}
