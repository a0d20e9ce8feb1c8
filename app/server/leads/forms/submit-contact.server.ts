import { parseWithZod } from '@conform-to/zod/v4';
import { softwareProducts } from '~/content/products/software-products';
import { createContactSchema } from '~/domain/contact/contact-schema';
import { ELAPSED_FIELD, HONEYPOT_FIELD } from '~/domain/forms/spam-fields';
import { toIsoDay } from '../../iso-day.server';
import type { Leads } from '../leads.server';
import { readSpamSignals } from '../spam-score.server';
import { omitUndefined } from '../submit-lead.server';
import type { LeadSubmission } from '../types.server';

const products = softwareProducts.map(({ id }) => id);

/** Checks and stores the contact form, also the short one. `meta` holds the fields of the chosen topic. */
export async function submitContact(formData: FormData, leads: Leads): Promise<LeadSubmission> {
  const schema = createContactSchema({ today: toIsoDay(new Date()), products });
  const submission = parseWithZod(formData, { schema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, topic, message, product, ...others } = submission.value;
  const { [HONEYPOT_FIELD]: _trap, [ELAPSED_FIELD]: _elapsed, ...details } = others;
  return leads.submit({
    kind: 'contact',
    name,
    email,
    topic,
    message,
    meta: { ...omitUndefined(details), ...(product && { product: [product] }) },
    ...readSpamSignals(others),
  });
}
