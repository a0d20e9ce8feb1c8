import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { HONEYPOT_FIELD } from '~/domain/contact/lead-schemas';
import { newsletterSchema } from '~/domain/contact/newsletter-schema';
import type { Newsletter } from './types.server';

export type NewsletterSubmission =
  | { kind: 'asked' }
  /** The address has had as many mails as an unconfirmed one may get. */
  | { kind: 'withheld' }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks the form and asks the address. A machine is thanked like anybody and nothing is sent. */
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
