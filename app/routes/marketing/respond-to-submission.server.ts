import { data, redirect } from 'react-router';
import { paths } from '~/paths';
import type { LeadSubmission } from '~/server/leads/types.server';

/** Redirects to the page of a stored message, or answers with status 400 and the errors of the form. */
export function respondToSubmission(submission: LeadSubmission) {
  if (submission.kind === 'repeated') return redirect(paths.repeatedMessage(), 303);
  return submission.kind === 'stored'
    ? redirect(paths.message(submission.token), 303)
    : data(submission.result, { status: 400 });
}
