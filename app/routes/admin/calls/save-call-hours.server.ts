import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type CallSettingsForm, callSettingsSchema } from '~/domain/contact/call-settings-schema';

type Outcome =
  | { kind: 'saved' }
  | { kind: 'rejected'; lastResult: SubmissionResult<string[]>; isConflict: boolean };

/** Validates the form of the hours and saves it. A form that is not accepted is shown again with its values (R-ADMIN-2). */
export async function saveCallHours(
  form: FormData,
  save: (settings: CallSettingsForm) => Promise<'saved' | 'conflict'>,
): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: callSettingsSchema });
  const reject = (isConflict: boolean): Outcome => ({
    kind: 'rejected',
    lastResult: submission.reply(),
    isConflict,
  });
  if (submission.status !== 'success') return reject(false);
  return (await save(submission.value)) === 'saved' ? { kind: 'saved' } : reject(true);
}
