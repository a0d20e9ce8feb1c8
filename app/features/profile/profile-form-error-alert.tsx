import type { SubmissionResult } from '@conform-to/react';
import { Alert } from '~/ui/feedback/alert';

/** Alert above a form with issues. The issues themselves are at the fields. */
export function ProfileFormErrorAlert({
  lastResult,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const errors = Object.entries(lastResult?.error ?? {}).filter(([, messages]) => messages?.length);
  if (errors.length === 0) return null;
  const formError = lastResult?.error?.['']?.[0];
  const count = errors.length;
  return (
    <Alert tone="danger" role="alert" title="Not saved yet">
      {formError ??
        `${count === 1 ? 'One field needs' : `${count} fields need`} another look. Everything you typed is still here.`}
    </Alert>
  );
}
