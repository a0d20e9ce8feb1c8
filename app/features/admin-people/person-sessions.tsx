import { formatDayAndTime } from '~/sections/format/format-moment';

interface ShownSession {
  id: string;
  device: string;
  timeZone?: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Where the person is signed in. No IP address is stored. */
export function PersonSessions({ sessions, now }: { sessions: readonly ShownSession[]; now: Date }) {
  return (
    <section aria-labelledby="sessions-title" className="grid content-start gap-2">
      <h2 id="sessions-title" className="text-panel">
        Signed in on
      </h2>
      {sessions.length === 0 && <p className="text-muted">Not signed in anywhere.</p>}
      <ul className="grid gap-grout">
        {sessions.map(({ id, device, timeZone, createdAt, lastSeenAt }) => (
          <li key={id} className="rounded-tile bg-surface px-3 py-2">
            <span className="font-semibold">{device}</span>
            <span className="block text-xs text-muted">
              {timeZone && `${timeZone}, `}since {formatDayAndTime(createdAt, now)}, last seen{' '}
              {formatDayAndTime(lastSeenAt, now)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
