import type { SubmissionResult } from '@conform-to/react';
import { Alert } from '~/ui/feedback/alert';
import type { RejectedSecurityForm } from './security-action.server';

export interface SecurityFormProps {
  /** The last submitted form of the page, if it was rejected. */
  rejectedForm: RejectedSecurityForm | undefined;
}

/** The result of one form of the page; `undefined` when another form or none was rejected. */
export const findFormResult = (
  rejectedForm: RejectedSecurityForm | undefined,
  intent: string,
  id = '',
): SubmissionResult<string[]> | undefined =>
  rejectedForm?.intent === intent && rejectedForm.id === id ? rejectedForm.result : undefined;

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
