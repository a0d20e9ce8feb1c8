import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ListedRole } from '~/content/careers/open-role';
import { applicationSchema } from '~/domain/contact/application-schema';
import { checkPdf } from '../../files/check-pdf.server';
import type { Leads } from '../leads.server';
import { readSpamSignals } from '../spam-score.server';
import type { LeadSubmission } from '../types.server';

const CHOOSE_FILE_AGAIN = 'Please choose your CV once more: a browser does not keep a file.';

const isChosenFile = (value: unknown) => value instanceof File && value.size > 0;

const CLOSED = 'This role does not accept applications any more. Nothing was sent.';

/** The role ended while the form was open. The result has what was typed. */
interface RefusedApplication {
  kind: 'ended';
  result: SubmissionResult<string[]>;
}

/**
 * Checks and stores an application: the role as the topic, the answer as the message, the CV as its file. It keeps the title and the
 * question, which staff can change later.
 */
export async function submitApplication(
  formData: FormData,
  { role, leads }: { role: ListedRole; leads: Leads },
): Promise<LeadSubmission | RefusedApplication> {
  const submission = parseWithZod(formData, { schema: applicationSchema });
  if (role.ended) return { kind: 'ended', result: submission.reply({ formErrors: [CLOSED] }) };
  if (submission.status !== 'success') {
    const isFileLost = isChosenFile(formData.get('cv')) && !submission.error?.cv;
    const result = submission.reply(isFileLost ? { fieldErrors: { cv: [CHOOSE_FILE_AGAIN] } } : {});
    return { kind: 'invalid', result };
  }
  const { name, email, phone, link, answer, cv, ...hidden } = submission.value;
  const check = await checkPdf(cv);
  if (check.kind === 'refused') {
    return { kind: 'invalid', result: submission.reply({ fieldErrors: { cv: [check.issue] } }) };
  }
  return leads.submit({
    kind: 'application',
    name,
    email,
    topic: role.id,
    message: answer,
    meta: {
      ...(phone && { phone }),
      ...(link && { link }),
      roleTitle: role.title,
      question: role.applicationQuestion,
    },
    files: [check.file],
    ...readSpamSignals(hidden),
  });
}
