import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { missingPageSchema } from '~/domain/missing-page';
import type { Leads } from './contract.server';
import { senderMarks } from './sender-marks.server';

export type ReceivedMissingPage =
  | { kind: 'stored' }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps what somebody looked for: the address they tried as the topic. Nobody is written to. */
export async function receiveMissingPage(formData: FormData, leads: Leads): Promise<ReceivedMissingPage> {
  const submission = parseWithZod(formData, { schema: missingPageSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { wanted, address } = submission.value;
  await leads.store({
    kind: 'not-found',
    message: wanted,
    ...(address && { topic: address }),
    ...senderMarks(submission.value),
  });
  return { kind: 'stored' };
}
