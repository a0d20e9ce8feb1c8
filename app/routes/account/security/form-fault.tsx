import type { SubmissionResult } from '@conform-to/react';
import { Notice } from '~/ui/notice';

/** What is wrong with a form as a whole. */
export function FormFault({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const words = result?.error?.['']?.[0];
  if (!words) return null;
  return (
    <Notice tone="danger" role="alert" title="Not done">
      {words}
    </Notice>
  );
}
