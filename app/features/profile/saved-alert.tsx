import { Alert } from '~/ui/feedback/alert';

/** What was just done. */
export function SavedAlert({ words }: { words: string | undefined }) {
  if (!words) return null;
  return <Alert tone="success" role="status" title={words} />;
}
