import { adminPaths } from '~/content/admin/admin-paths';
import type { Paise } from '~/domain/money/money';
import type { SalesQuote } from '~/domain/quotes/sales-quote';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { formatDayAndTime } from '~/sections/format/format-moment';

interface QuoteFactsProps {
  quote: SalesQuote;
  /** What was sent, the newest first. */
  revisions: readonly { revision: number; total: Paise; validUntil: string; sentAt: Date }[];
  /** The private link of the client. */
  path?: string | undefined;
  leadId?: string | undefined;
  /** The project that it became. */
  project: { id: string; name: string } | null;
  now: Date;
}

function Answer({ quote: { state, answer }, now }: Pick<QuoteFactsProps, 'quote' | 'now'>) {
  if (!answer) return null;
  const { at, name, ipAddress, reason } = answer;
  return (
    <section aria-labelledby="answer-title" className="rounded-tile bg-surface p-4">
      <h2 id="answer-title" className="text-panel">
        {state === 'accepted' ? 'Accepted' : 'Declined'}
      </h2>
      <p className="mt-1">
        {name ? `By ${name}, ` : ''}
        {formatDayAndTime(at, now)}
        {ipAddress && <span className="text-muted">, from {ipAddress}</span>}
      </p>
      {reason && <p className="mt-2 whitespace-pre-wrap text-muted wrap-anywhere">{reason}</p>}
    </section>
  );
}

/** The answer of the client, what was sent before, and where to read on. */
export function QuoteFacts({ quote, revisions, path, leadId, project, now }: QuoteFactsProps) {
  const { email } = quote.client;
  const links = [
    ...(project ? [{ href: adminPaths.project(project.id), label: `The project “${project.name}”` }] : []),
    ...(path ? [{ href: path, label: 'The page that the client sees' }] : []),
    ...(leadId ? [{ href: adminPaths.lead(leadId), label: 'The message that it answers' }] : []),
    ...(email
      ? [
          {
            href: adminPaths.inbox(new URLSearchParams({ view: 'all', q: email }).toString()),
            label: 'All messages of the client',
          },
        ]
      : []),
  ];
  return (
    <div className="grid content-start gap-4">
      <Answer quote={quote} now={now} />
      <ul className="grid gap-2 rounded-tile bg-surface p-4">
        {email && <li className="wrap-anywhere">{email}</li>}
        {links.map(({ href, label }) => (
          <li key={label} className="wrap-anywhere">
            <a href={href} className="underline underline-offset-4">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {revisions.length > 0 && (
        <section aria-labelledby="revisions-title" className="rounded-tile bg-surface p-4">
          <h2 id="revisions-title" className="text-panel">
            Sent
          </h2>
          <ul className="mt-2 grid gap-2">
            {revisions.map(({ revision, total, validUntil, sentAt }) => (
              <li key={revision}>
                <span className="font-semibold tabular-nums">
                  Revision {revision}, {formatAmount(total)}
                </span>
                <span className="block text-xs text-muted">
                  {formatDayAndTime(sentAt, now)}, valid until {formatDate(validUntil)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
