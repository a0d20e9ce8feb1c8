import type { SubmissionResult } from '@conform-to/react';
import { Alert } from '~/ui/feedback/alert';

/** The error of a form as a whole. */
export function FormError({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const message = result?.error?.['']?.[0];
  if (!message) return null;
  return (
    <Alert tone="danger" role="alert" title="Not saved">
      {message}
    </Alert>
  );
}
