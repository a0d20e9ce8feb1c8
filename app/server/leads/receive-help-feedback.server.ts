import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { helpFeedbackSchema } from '~/domain/help-feedback';
import type { Leads } from './contract.server';
import { senderMarks } from './sender-marks.server';

export type ReceivedHelpFeedback =
  | { kind: 'stored'; helped: 'yes' | 'no' }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps whether an article helped: its slug as the topic, yes or no in `meta.helped`. */
export async function receiveHelpFeedback(
  formData: FormData,
  article: string,
  leads: Leads,
): Promise<ReceivedHelpFeedback> {
  const submission = parseWithZod(formData, { schema: helpFeedbackSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { helped, remark } = submission.value;
  await leads.store({
    kind: 'help-feedback',
    topic: article,
    ...(remark && { message: remark }),
    meta: { helped },
    ...senderMarks(submission.value),
  });
  return { kind: 'stored', helped };
}
