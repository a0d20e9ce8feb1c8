import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { HONEYPOT_FIELD } from '~/domain/contact/lead-schemas';
import { partnerSchema } from '~/domain/contact/partner-schema';
import { ELAPSED_FIELD } from '~/domain/forms/spam-fields';
import { omitUndefined } from '../omit-undefined.server';
import { spamSignals } from '../spam-signals.server';
import type { Leads } from '../types.server';

export type PartnerSubmission =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps who wants to work with us: the kind as the topic, the house in `meta`. */
export async function submitPartner(
  formData: FormData,
  kinds: readonly [string, ...string[]],
  leads: Leads,
): Promise<PartnerSubmission> {
  const submission = parseWithZod(formData, { schema: partnerSchema(kinds) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { kind, name, email, message, ...others } = submission.value;
  const { [HONEYPOT_FIELD]: _trap, [ELAPSED_FIELD]: _elapsed, ...house } = others;
  const { token } = await leads.create({
    kind: 'partner',
    topic: kind,
    ...{ name, email, message },
    meta: omitUndefined(house),
    ...spamSignals(others),
  });
  return { kind: 'stored', token };
}
