import { formatDateTime } from '~/sections/format/format-date';
import type { SignInRecord } from '~/server/accounts/types.server';
import { Badge } from '~/ui/data/badge';
import { Disclosure } from '~/ui/data/disclosure';
import { formatSessionTimeZone, SIGN_IN_METHOD_LABELS } from './session-list';

/** The other entries are in a disclosure. */
const SHOWN_AT_ONCE = 8;

function SignInRow({ record }: { record: SignInRecord }) {
  const { at, succeeded, method, device, timeZone } = record;
  const facts = [
    SIGN_IN_METHOD_LABELS[method],
    device,
    ...(timeZone ? [formatSessionTimeZone(timeZone)] : []),
  ];
  return (
    <li className="grid gap-x-6 gap-y-1 rounded-tile bg-surface px-5 py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-center">
      <span>
        <Badge tone={succeeded ? 'success' : 'danger'}>{succeeded ? 'Signed in' : 'Refused'}</Badge>
      </span>
      <span className="wrap-anywhere">{facts.join(' · ')}</span>
      <time dateTime={at.toISOString()} className="text-sm text-muted tabular-nums">
        {formatDateTime(at)}
      </time>
    </li>
  );
}

/** Lists recent sign-in attempts. Text and icon differ for success and failure. */
export function SignInList({ records }: { records: readonly SignInRecord[] }) {
  if (records.length === 0)
    return <p className="rounded-tile bg-surface p-5 text-muted">No recent sign-ins.</p>;
  const list = (shown: readonly SignInRecord[]) => (
    <ol className="grid gap-grout text-text">
      {shown.map((record) => (
        <SignInRow key={record.id} record={record} />
      ))}
    </ol>
  );
  const earlier = records.slice(SHOWN_AT_ONCE);
  return (
    <>
      {list(records.slice(0, SHOWN_AT_ONCE))}
      {earlier.length > 0 && <Disclosure summary="Earlier ones">{list(earlier)}</Disclosure>}
    </>
  );
}
