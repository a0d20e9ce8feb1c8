import { type ConformField, listFieldIssues } from '~/ui/forms/conform-fields';
import { ErrorSummary } from '~/ui/forms/error-summary';

interface ContactFormErrorAlertProps {
  /** Those that a visitor fills in, in the order of the page. */
  fields: readonly ConformField[];
  /** By the name of the field. Those of the whole form have an empty name. */
  allErrors: Readonly<Record<string, readonly string[]>>;
}

/** Alert above a form with issues. Those of a field that is not shown have no link. */
export function ContactFormErrorAlert({ fields, allErrors }: ContactFormErrorAlertProps) {
  const names = new Set(fields.map(({ name }) => name));
  const otherIssues = Object.entries(allErrors).flatMap(([name, [message]]) =>
    message && !names.has(name) ? [{ message }] : [],
  );
  const fieldIssues = listFieldIssues(fields);
  const count = fieldIssues.length;
  return (
    <ErrorSummary title="Not sent yet" issues={[...otherIssues, ...fieldIssues]}>
      {count > 0 &&
        `${count === 1 ? 'One field needs' : `${count} fields need`} another look. Everything you typed is still here.`}
    </ErrorSummary>
  );
}
