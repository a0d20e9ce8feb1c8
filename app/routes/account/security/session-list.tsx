import type { AccountSession } from '~/domain/auth/session';
import type { SignInMethod } from '~/domain/auth/user';
import { formatDateTime } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { Badge } from '~/ui/data/badge';
import { Disclosure } from '~/ui/data/disclosure';

/** Labels of the sign-in methods. */
export const SIGN_IN_METHOD_LABELS: Readonly<Record<SignInMethod, string>> = {
  password: 'Password',
  passkey: 'Passkey',
  organisation: 'Organisation',
  'recovery-code': 'Recovery code',
};

/** Formats a time zone for display: "Asia/Port of Spain". */
export const formatSessionTimeZone = (timeZone: string | undefined): string =>
  timeZone?.replaceAll('_', ' ') ?? 'Time zone unknown';

type ShownSession = Pick<AccountSession, 'id' | 'device' | 'timeZone' | 'method' | 'lastSeenAt'>;

/** The other sessions are in a disclosure. */
const SHOWN_AT_ONCE = 6;

function EndSession({ id, device, lastSeenAt }: ShownSession) {
  return (
    <form method="post" data-send-once="">
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="danger"
        size="sm"
        aria-label={`Sign out ${device}, last seen ${formatDateTime(lastSeenAt)}`}
      >
        Sign out
      </Button>
    </form>
  );
}

function SessionRow({ session, isThis }: { session: ShownSession; isThis: boolean }) {
  const { device, timeZone, method, lastSeenAt } = session;
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-surface px-5 py-3.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-sm text-muted">
          {SIGN_IN_METHOD_LABELS[method]} · {formatSessionTimeZone(timeZone)} ·{' '}
          {isThis ? (
            'seen now'
          ) : (
            <time dateTime={lastSeenAt.toISOString()}>seen on {formatDateTime(lastSeenAt)}</time>
          )}
        </p>
      </div>
      {isThis ? <Badge tone="success">This browser</Badge> : <EndSession {...session} />}
    </li>
  );
}

interface SessionListProps {
  sessions: readonly ShownSession[];
  /** Id of the session of this request. */
  currentSession: string;
}

/** Lists the open sessions, this browser first. This browser has no button to end its session: that is the sign-out. */
export function SessionList({ sessions, currentSession }: SessionListProps) {
  const ordered = [
    ...sessions.filter(({ id }) => id === currentSession),
    ...sessions.filter(({ id }) => id !== currentSession),
  ];
  const list = (shown: readonly ShownSession[]) => (
    <ul className="grid gap-grout">
      {shown.map((session) => (
        <SessionRow key={session.id} session={session} isThis={session.id === currentSession} />
      ))}
    </ul>
  );
  const rest = ordered.slice(SHOWN_AT_ONCE);
  return (
    <>
      {list(ordered.slice(0, SHOWN_AT_ONCE))}
      {rest.length > 0 && (
        <Disclosure summary={rest.length === 1 ? 'One more' : `${rest.length} more`}>{list(rest)}</Disclosure>
      )}
      {ordered.length > 1 && (
        <form method="post" data-send-once="" className="pt-3">
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button type="submit" variant="quiet">
            Sign out everywhere else
          </Button>
        </form>
      )}
    </>
  );
}
