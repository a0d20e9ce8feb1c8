import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { demoRequestSchema, HONEYPOT_FIELD } from '~/domain/lead';
import { site } from '~site';
import type { Leads } from './contract.server';

export type ReceivedDemoRequest =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

/** Swedish writes dates as ISO does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: site.openingHours.timeZone });

/** Checks and keeps who wants to see a product. `now` tells which days have passed. */
export async function receiveDemoRequest(
  formData: FormData,
  { product, leads, now }: { product: string; leads: Leads; now: Date },
): Promise<ReceivedDemoRequest> {
  const submission = parseWithZod(formData, { schema: demoRequestSchema(isoDay.format(now)) });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, message, organisation, people, date, [HONEYPOT_FIELD]: honeypot } = submission.value;
  const { token } = await leads.store({
    kind: 'demo',
    name,
    email,
    ...(message && { message }),
    meta: { product: [product], organisation, people, ...(date && { date }) },
    ...(honeypot && { honeypot }),
  });
  return { kind: 'stored', token };
}
