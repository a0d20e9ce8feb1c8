import { Notice } from '~/ui/notice';

/** Stands above a form that came back. */
export function FaultsNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="danger" role="alert" title="Not sent yet">
      {count === 1 ? 'One field needs' : `${count} fields need`} another look. Everything you typed is still
      here.
    </Notice>
  );
}
