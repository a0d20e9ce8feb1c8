import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { waitlistSchema } from '~/domain/contact/lead-schemas';
import { spamSignals } from '../spam-signals.server';
import type { Leads } from '../types.server';

export type WaitlistSubmission =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps who wants to hear of which products: `meta.product` lists their ids, also when it is one. */
export async function submitWaitlist(
  formData: FormData,
  products: readonly [string, ...string[]],
  leads: Leads,
): Promise<WaitlistSubmission> {
  const submission = parseWithZod(formData, { schema: waitlistSchema(products) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { email, product } = submission.value;
  const { token } = await leads.create({
    kind: 'waitlist',
    email,
    meta: { product },
    ...spamSignals(submission.value),
  });
  return { kind: 'stored', token };
}
