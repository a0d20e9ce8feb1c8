import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { applicationSchema } from '~/domain/contact/application-schema';
import { checkPdf } from '../../files/check-pdf.server';
import { spamSignals } from '../spam-signals.server';
import type { Leads } from '../types.server';

export type ApplicationSubmission =
  | { kind: 'stored'; token: string }
  /** For the form: what is wrong, with what was typed. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

const CHOOSE_AGAIN = 'Please choose your CV once more: a browser does not keep a file.';

const wasSent = (value: unknown) => value instanceof File && value.size > 0;

/** Checks and keeps an application: the role as the topic, the answer as the message, the CV with it. */
export async function submitApplication(
  formData: FormData,
  { role, leads }: { role: string; leads: Leads },
): Promise<ApplicationSubmission> {
  const submission = parseWithZod(formData, { schema: applicationSchema });
  if (submission.status !== 'success') {
    const isLost = wasSent(formData.get('cv')) && !submission.error?.cv;
    const result = submission.reply(isLost ? { fieldErrors: { cv: [CHOOSE_AGAIN] } } : {});
    return { kind: 'invalid', result };
  }
  const { name, email, phone, link, answer, cv, ...hidden } = submission.value;
  const check = await checkPdf(cv);
  if (check.kind === 'refused') {
    return { kind: 'invalid', result: submission.reply({ fieldErrors: { cv: [check.fault] } }) };
  }
  const { token } = await leads.create({
    kind: 'application',
    name,
    email,
    topic: role,
    message: answer,
    meta: { ...(phone && { phone }), ...(link && { link }) },
    files: [check.file],
    ...spamSignals(hidden),
  });
  return { kind: 'stored', token };
}
