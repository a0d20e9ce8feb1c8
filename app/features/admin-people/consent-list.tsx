import { adminPaths } from '~/content/admin/admin-paths';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface ConsentListProps {
  consents: readonly { id: string; name: string; email: string; expiresAt: Date }[];
  now: Date;
}

/** Members whose accounts may be seen now. */
export function ConsentList({ consents, now }: ConsentListProps) {
  if (consents.length === 0) return null;
  return (
    <section aria-labelledby="consents-title" className="grid gap-3">
      <h2 id="consents-title" className="text-panel">
        Members who let you see their account
      </h2>
      <ul className="grid gap-0.5">
        {consents.map(({ id, name, email, expiresAt }) => (
          <li key={id} className="grid gap-0.5 rounded-tile bg-surface p-4">
            <a
              href={adminPaths.person(id)}
              className="font-semibold text-link underline underline-offset-4 wrap-anywhere"
            >
              {name}
            </a>
            <span className="text-muted wrap-anywhere">
              {email} · until {formatDayAndTime(expiresAt, now)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
