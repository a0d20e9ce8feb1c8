import { parseWithZod } from '@conform-to/zod/v4';
import { notFoundReportSchema } from '~/domain/contact/feedback-schemas';
import type { Leads } from '../leads.server';
import { readSpamSignals } from '../spam-score.server';
import type { InvalidSubmission } from '../types.server';

export type NotFoundReportSubmission = { kind: 'stored' } | InvalidSubmission;

/** Checks and stores once what a visitor did not find: the requested URL as the topic. No email is sent. */
export async function submitNotFoundReport(
  formData: FormData,
  leads: Leads,
): Promise<NotFoundReportSubmission> {
  const submission = parseWithZod(formData, { schema: notFoundReportSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { wanted, address } = submission.value;
  await leads.submit({
    kind: 'not-found',
    message: wanted,
    ...(address && { topic: address }),
    ...readSpamSignals(submission.value),
  });
  return { kind: 'stored' };
}
