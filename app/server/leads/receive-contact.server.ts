import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { HONEYPOT_FIELD, leadSchema } from '~/domain/lead';
import type { Leads } from './contract.server';

export type ReceivedContact =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps the contact form. `token` opens the sender's private page. */
export async function receiveContact(formData: FormData, leads: Leads): Promise<ReceivedContact> {
  const submission = parseWithZod(formData, { schema: leadSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, topic, message, company, phone, [HONEYPOT_FIELD]: honeypot } = submission.value;
  const { token } = await leads.store({
    kind: 'contact',
    name,
    email,
    topic,
    message,
    meta: { ...(company && { company }), ...(phone && { phone }) },
    ...(honeypot && { honeypot }),
  });
  return { kind: 'stored', token };
}
