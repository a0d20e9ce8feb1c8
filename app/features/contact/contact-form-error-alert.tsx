import { Alert } from '~/ui/feedback/alert';

/** Stands above a form that came back. */
export function ContactFormErrorAlert({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert tone="danger" role="alert" title="Not sent yet">
      {count === 1 ? 'One field needs' : `${count} fields need`} another look. Everything you typed is still
      here.
    </Alert>
  );
}
