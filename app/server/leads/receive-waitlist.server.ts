import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { HONEYPOT_FIELD, waitlistSchema } from '~/domain/lead';
import type { Leads } from './contract.server';

export type ReceivedWaitlist =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps who wants to hear of which products: `meta.product` lists their ids, also when it is one. */
export async function receiveWaitlist(
  formData: FormData,
  products: readonly [string, ...string[]],
  leads: Leads,
): Promise<ReceivedWaitlist> {
  const submission = parseWithZod(formData, { schema: waitlistSchema(products) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { email, product, [HONEYPOT_FIELD]: honeypot } = submission.value;
  const { token } = await leads.store({
    kind: 'waitlist',
    email,
    meta: { product },
    ...(honeypot && { honeypot }),
  });
  return { kind: 'stored', token };
}
