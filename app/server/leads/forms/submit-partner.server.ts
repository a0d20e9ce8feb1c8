import { parseWithZod } from '@conform-to/zod/v4';
import { createPartnerSchema } from '~/domain/contact/partner-schema';
import { ELAPSED_FIELD, HONEYPOT_FIELD } from '~/domain/forms/spam-fields';
import type { Leads } from '../leads.server';
import { readSpamSignals } from '../spam-score.server';
import { omitUndefined } from '../submit-lead.server';
import type { LeadSubmission } from '../types.server';

/** Checks and stores a partner request: the kind as the topic, the organisation in `meta`. */
export async function submitPartner(
  formData: FormData,
  kinds: readonly [string, ...string[]],
  leads: Leads,
): Promise<LeadSubmission> {
  const submission = parseWithZod(formData, { schema: createPartnerSchema(kinds) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { kind, name, email, message, ...others } = submission.value;
  const { [HONEYPOT_FIELD]: _trap, [ELAPSED_FIELD]: _elapsed, ...organisation } = others;
  return leads.submit({
    kind: 'partner',
    topic: kind,
    name,
    email,
    message,
    meta: omitUndefined(organisation),
    ...readSpamSignals(others),
  });
}
