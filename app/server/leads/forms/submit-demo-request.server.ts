import { parseWithZod } from '@conform-to/zod/v4';
import { createDemoRequestSchema } from '~/domain/contact/lead-schemas';
import { toIsoDay } from '../../iso-day.server';
import type { Leads } from '../leads.server';
import { readSpamSignals } from '../spam-score.server';
import type { LeadSubmission } from '../types.server';

/** Checks and stores a demo request. `now` decides which days are in the past. */
export async function submitDemoRequest(
  formData: FormData,
  { product, leads, now }: { product: string; leads: Leads; now: Date },
): Promise<LeadSubmission> {
  const submission = parseWithZod(formData, { schema: createDemoRequestSchema(toIsoDay(now)) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, message, organisation, people, date } = submission.value;
  return leads.submit({
    kind: 'demo',
    name,
    email,
    ...(message && { message }),
    meta: { product: [product], organisation, people, ...(date && { date }) },
    ...readSpamSignals(submission.value),
  });
}
