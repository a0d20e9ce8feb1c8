import type { SubmissionResult } from '@conform-to/react';
import { Alert } from '~/ui/feedback/alert';

/** Stands above a form that came back; what is wrong stands at its fields. */
export function ProfileFormErrorAlert({
  lastResult,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const faults = Object.entries(lastResult?.error ?? {}).filter(([, messages]) => messages?.length);
  if (faults.length === 0) return null;
  const ofForm = lastResult?.error?.['']?.[0];
  const count = faults.length;
  return (
    <Alert tone="danger" role="alert" title="Not saved yet">
      {ofForm ??
        `${count === 1 ? 'One field needs' : `${count} fields need`} another look. Everything you typed is still here.`}
    </Alert>
  );
}
