import { type ConformField, listFieldIssues } from '~/ui/forms/conform-fields';
import { ErrorSummary } from '~/ui/forms/error-summary';

interface ContactFormErrorAlertProps {
  /** In the order of the page. */
  fields: readonly ConformField[];
  /** Issues of the whole form. */
  formErrors?: readonly string[] | undefined;
}

/** Alert above a form with issues. */
export function ContactFormErrorAlert({ fields, formErrors = [] }: ContactFormErrorAlertProps) {
  const fieldIssues = listFieldIssues(fields);
  const count = fieldIssues.length;
  return (
    <ErrorSummary
      title="Not sent yet"
      issues={[...formErrors.map((message) => ({ message })), ...fieldIssues]}
    >
      {count > 0 &&
        `${count === 1 ? 'One field needs' : `${count} fields need`} another look. Everything you typed is still here.`}
    </ErrorSummary>
  );
}
