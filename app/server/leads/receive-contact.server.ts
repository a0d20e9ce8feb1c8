import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { softwareProducts } from '~/content/products';
import { contactSchema } from '~/domain/contact';
import { ELAPSED_FIELD } from '~/domain/elapsed-field';
import { HONEYPOT_FIELD } from '~/domain/lead';
import { isoDayOf } from '../iso-day.server';
import type { Leads } from './contract.server';
import { given } from './given.server';
import { senderMarks } from './sender-marks.server';

export type ReceivedContact =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

const products = softwareProducts.map(({ id }) => id);

/**
 * Checks and keeps the contact form, also the short one. What only its topic asks for is in `meta`; `token` opens the
 * sender's private page.
 */
export async function receiveContact(
  formData: FormData,
  leads: Leads,
  now = new Date(),
): Promise<ReceivedContact> {
  const schema = contactSchema({ today: isoDayOf(now), products });
  const submission = parseWithZod(formData, { schema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, topic, message, product, ...others } = submission.value;
  const { [HONEYPOT_FIELD]: _trap, [ELAPSED_FIELD]: _elapsed, ...details } = others;
  const { token } = await leads.store({
    kind: 'contact',
    ...{ name, email, topic, message },
    meta: { ...given(details), ...(product && { product: [product] }) },
    ...senderMarks(others),
  });
  return { kind: 'stored', token };
}
