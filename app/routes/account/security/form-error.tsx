import type { SubmissionResult } from '@conform-to/react';
import { Alert } from '~/ui/feedback/alert';

/** What is wrong with a form as a whole. */
export function FormError({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const words = result?.error?.['']?.[0];
  if (!words) return null;
  return (
    <Alert tone="danger" role="alert" title="Not done">
      {words}
    </Alert>
  );
}
