import { Notice } from '~/ui/notice';

/** What was just done. */
export function DoneNotice({ words }: { words: string | undefined }) {
  if (!words) return null;
  return <Notice tone="success" role="status" title={words} />;
}
