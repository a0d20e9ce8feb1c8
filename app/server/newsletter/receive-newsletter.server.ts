import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { HONEYPOT_FIELD } from '~/domain/lead';
import { newsletterSchema } from '~/domain/newsletter';
import type { Newsletter } from './contract.server';

export type ReceivedNewsletter =
  | { kind: 'asked' }
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
  if (!honeypot) await newsletter.ask(email);
  return { kind: 'asked' };
}
