import type { SubmissionResult } from '@conform-to/react';
import { ErrorSummary } from '~/ui/forms/error-summary';

interface ProfileFormErrorAlertProps {
  /** Id of the form: the id of a control is this one with the name of its field. */
  formId: string;
  /** Names of the fields in the order of the page, where it differs from that of the schema. */
  names?: readonly string[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Alert above a form with issues. */
export function ProfileFormErrorAlert({ formId, names = [], lastResult }: ProfileFormErrorAlertProps) {
  const error = lastResult?.error ?? {};
  const issues = [...new Set([...names, ...Object.keys(error)])].flatMap((name) => {
    const [message] = error[name] ?? [];
    return message ? [{ message, controlId: name ? `${formId}-${name}` : undefined }] : [];
  });
  const count = issues.filter(({ controlId }) => controlId).length;
  return (
    <ErrorSummary title="Not saved yet" issues={issues}>
      {count > 0 &&
        `${count === 1 ? 'One field needs' : `${count} fields need`} another look. Everything you typed is still here.`}
    </ErrorSummary>
  );
}
