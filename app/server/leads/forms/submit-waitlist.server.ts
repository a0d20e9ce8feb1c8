import { parseWithZod } from '@conform-to/zod/v4';
import { createWaitlistSchema } from '~/domain/contact/lead-schemas';
import type { Leads } from '../leads.server';
import { readSpamSignals } from '../spam-score.server';
import type { LeadSubmission } from '../types.server';

/** Checks and stores a waitlist entry. `meta.product` is the list of product ids, also for a single one. */
export async function submitWaitlist(
  formData: FormData,
  products: readonly [string, ...string[]],
  leads: Leads,
): Promise<LeadSubmission> {
  const submission = parseWithZod(formData, { schema: createWaitlistSchema(products) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { email, product } = submission.value;
  return leads.submit({
    kind: 'waitlist',
    email,
    meta: { product },
    ...readSpamSignals(submission.value),
  });
}
