import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { HONEYPOT_FIELD } from '~/domain/lead';
import { newsletterSchema } from '~/domain/newsletter';
import type { Newsletter } from './contract.server';

export type ReceivedNewsletter =
  | { kind: 'asked' }
  /** The address has had as many mails as an unconfirmed one may get. */
  | { kind: 'withheld' }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks the form and asks the address. A machine is thanked like anybody and nothing is sent. */
export async function receiveNewsletter(
  formData: FormData,
  newsletter: Newsletter,
): Promise<ReceivedNewsletter> {
  const submission = parseWithZod(formData, { schema: newsletterSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { email, [HONEYPOT_FIELD]: honeypot } = submission.value;
  const isSent = honeypot ? true : await newsletter.ask(email);
  return { kind: isSent ? 'asked' : 'withheld' };
}
