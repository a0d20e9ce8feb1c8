import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { ELAPSED_FIELD } from '~/domain/elapsed-field';
import { HONEYPOT_FIELD } from '~/domain/lead';
import { partnerSchema } from '~/domain/partner';
import type { Leads } from './contract.server';
import { given } from './given.server';
import { senderMarks } from './sender-marks.server';

export type ReceivedPartner =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Checks and keeps who wants to work with us: the kind as the topic, the house in `meta`. */
export async function receivePartner(
  formData: FormData,
  kinds: readonly [string, ...string[]],
  leads: Leads,
): Promise<ReceivedPartner> {
  const submission = parseWithZod(formData, { schema: partnerSchema(kinds) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { kind, name, email, message, ...others } = submission.value;
  const { [HONEYPOT_FIELD]: _trap, [ELAPSED_FIELD]: _elapsed, ...house } = others;
  const { token } = await leads.store({
    kind: 'partner',
    topic: kind,
    ...{ name, email, message },
    meta: given(house),
    ...senderMarks(others),
  });
  return { kind: 'stored', token };
}
