import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { notFoundReportSchema } from '~/domain/contact/not-found-report-schema';
import { spamSignals } from '../spam-signals.server';
import type { Leads } from '../types.server';

export type NotFoundReportSubmission =
  | { kind: 'stored' }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps what somebody looked for: the address they tried as the topic. Nobody is written to. */
export async function submitNotFoundReport(
  formData: FormData,
  leads: Leads,
): Promise<NotFoundReportSubmission> {
  const submission = parseWithZod(formData, { schema: notFoundReportSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { wanted, address } = submission.value;
  await leads.create({
    kind: 'not-found',
    message: wanted,
    ...(address && { topic: address }),
    ...spamSignals(submission.value),
  });
  return { kind: 'stored' };
}
