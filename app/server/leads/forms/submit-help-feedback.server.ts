import { parseWithZod } from '@conform-to/zod/v4';
import { helpFeedbackSchema } from '~/domain/contact/feedback-schemas';
import type { Leads } from '../leads.server';
import { calculateSpamScore, LIKELY_SPAM, readSpamSignals } from '../spam-score.server';
import type { InvalidSubmission, NewLead, SubmittedLead } from '../types.server';

export type HelpFeedbackSubmission =
  /** `isSpam`: likely. A program votes. */
  { kind: SubmittedLead['kind']; helped: 'yes' | 'no'; isSpam?: true } | InvalidSubmission;

/** Checks and stores once whether an article helped: its slug as the topic, yes or no in `meta.helped`. */
export async function submitHelpFeedback(
  formData: FormData,
  article: string,
  leads: Leads,
): Promise<HelpFeedbackSubmission> {
  const submission = parseWithZod(formData, { schema: helpFeedbackSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { helped, remark } = submission.value;
  const lead: NewLead = {
    kind: 'help-feedback',
    topic: article,
    ...(remark && { message: remark }),
    meta: { helped },
    ...readSpamSignals(submission.value),
  };
  const { kind } = await leads.submit(lead);
  return { kind, helped, ...(calculateSpamScore(lead) >= LIKELY_SPAM && { isSpam: true }) };
}
