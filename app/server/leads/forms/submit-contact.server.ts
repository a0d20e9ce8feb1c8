import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { softwareProducts } from '~/content/products/software-products';
import { contactFormSchema } from '~/domain/contact/contact-schema';
import { HONEYPOT_FIELD } from '~/domain/contact/lead-schemas';
import { ELAPSED_FIELD } from '~/domain/forms/spam-fields';
import { isoDayOf } from '../../iso-day.server';
import { omitUndefined } from '../omit-undefined.server';
import { spamSignals } from '../spam-signals.server';
import type { Leads } from '../types.server';

export type ContactSubmission =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

const products = softwareProducts.map(({ id }) => id);

/**
 * Checks and keeps the contact form, also the short one. What only its topic asks for is in `meta`; `token` opens the
 * sender's private page.
 */
export async function submitContact(
  formData: FormData,
  leads: Leads,
  now = new Date(),
): Promise<ContactSubmission> {
  const schema = contactFormSchema({ today: isoDayOf(now), products });
  const submission = parseWithZod(formData, { schema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, topic, message, product, ...others } = submission.value;
  const { [HONEYPOT_FIELD]: _trap, [ELAPSED_FIELD]: _elapsed, ...details } = others;
  const { token } = await leads.create({
    kind: 'contact',
    ...{ name, email, topic, message },
    meta: { ...omitUndefined(details), ...(product && { product: [product] }) },
    ...spamSignals(others),
  });
  return { kind: 'stored', token };
}
