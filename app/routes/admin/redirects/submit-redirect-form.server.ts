import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { describeRedirectIssue } from '~/content/admin/redirect-texts';
import { type RedirectInput, redirectFormSchema, type StoredRedirect } from '~/domain/site/stored-redirect';
import type { SaveRedirectResult } from '~/server/redirects/redirect-management.server';
import { deletedMeanwhile } from '../deleted-meanwhile.server';

/** A form that is shown again with its values (R-ADMIN-2). */
export interface ShownRedirectForm {
  kind: 'shown';
  lastResult: SubmissionResult<string[]>;
  status: 400 | 409;
  /** The redirect as others saved it meanwhile. */
  current?: StoredRedirect;
}

/** Validates the form of a redirect and saves it. */
export async function submitRedirectForm(
  form: FormData,
  save: (values: RedirectInput) => Promise<SaveRedirectResult>,
): Promise<{ kind: 'saved'; id: string } | ShownRedirectForm> {
  const submission = parseWithZod(form, { schema: redirectFormSchema });
  if (submission.status !== 'success') return { kind: 'shown', lastResult: submission.reply(), status: 400 };
  const result = await save(submission.value);
  switch (result.kind) {
    case 'saved':
      return result;
    case 'refused': {
      const fieldErrors = { [result.issue.field]: [describeRedirectIssue(result.issue)] };
      return { kind: 'shown', lastResult: submission.reply({ fieldErrors }), status: 409 };
    }
    case 'conflict': {
      const { current } = result;
      if (!current) throw deletedMeanwhile(form);
      return { kind: 'shown', lastResult: submission.reply(), status: 409, current };
    }
  }
}
