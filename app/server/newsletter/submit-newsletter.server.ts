import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { newsletterSchema } from '~/domain/contact/lead-schemas';
import { HONEYPOT_FIELD } from '~/domain/forms/spam-fields';
import type { Newsletter } from './newsletter.server';

export type NewsletterSubmission =
  | { kind: 'asked' }
  /** The unconfirmed email has reached its limit. */
  | { kind: 'withheld' }
  /** For the form: its issues and the entered values. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks the form and emails the link that confirms the subscription. A filled honeypot gets the same answer, without an email. */
export async function submitNewsletter(
  formData: FormData,
  newsletter: Newsletter,
): Promise<NewsletterSubmission> {
  const submission = parseWithZod(formData, { schema: newsletterSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { email, [HONEYPOT_FIELD]: honeypot } = submission.value;
  const isSent = honeypot ? true : await newsletter.requestSubscription(email);
  return { kind: isSent ? 'asked' : 'withheld' };
}
