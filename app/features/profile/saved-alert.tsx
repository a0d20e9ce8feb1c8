import { Alert } from '~/ui/feedback/alert';

/** Success message after a form was saved. */
export function SavedAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return <Alert tone="success" role="status" title={message} />;
}
