import { Alert } from '~/ui/feedback/alert';

/** Alert above a form with issues. */
export function ContactFormErrorAlert({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert tone="danger" role="alert" title="Not sent yet">
      {count === 1 ? 'One field needs' : `${count} fields need`} another look. Everything you typed is still
      here.
    </Alert>
  );
}
