import type { StaffCall } from '~/domain/contact/staff-call';
import { formatCall, indianTimeZone } from '~/sections/format/format-call-time';
import { formatVisitorTime, getHostName } from './describe-call';

interface CallFactsProps {
  call: StaffCall;
  /** What the visitor wants to decide. */
  message: string | undefined;
  /** The fields of the form, with labels. */
  facts: readonly { term: string; value: string }[];
}

/** When the call is, who takes it, and what the visitor entered. */
export function CallFacts({ call, message, facts }: CallFactsProps) {
  const visitorTime = formatVisitorTime(call);
  const rows = [
    { term: 'In India', value: formatCall(call, indianTimeZone) },
    ...(visitorTime ? [{ term: 'For the visitor', value: visitorTime }] : []),
    { term: 'With', value: getHostName(call.hostId) },
    ...facts,
  ];
  return (
    <section aria-labelledby="call-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <h2 id="call-title" className="sr-only">
        The call
      </h2>
      {message && <p className="max-w-[38em] text-base whitespace-pre-line wrap-anywhere">{message}</p>}
      <dl className="grid gap-1.5">
        {rows.map(({ term, value }) => (
          <div key={term} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4">
            <dt className="text-muted">{term}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
