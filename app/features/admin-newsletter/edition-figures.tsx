import { formatCount } from '~/sections/format/format-amount';

interface Figures {
  queued: number;
  sent: number;
  failed: number;
  refused: number;
  withdrawn: number;
  unsubscribed: number;
  visits: number;
}

/** R-NEWSLETTER-7: what became of an edition. */
export function EditionFigures({ figures }: { figures: Figures }) {
  const { queued, sent, failed, refused, withdrawn, unsubscribed, visits } = figures;
  const entries = [
    { label: 'Sent', value: sent, text: 'accepted by the mail server' },
    { label: 'Waiting', value: queued, text: 'in the queue of emails' },
    { label: 'Refused', value: refused, text: 'the address does not exist; no other edition goes there' },
    { label: 'Failed', value: failed, text: 'the mail server did not accept it' },
    {
      label: 'Unsubscribed',
      value: unsubscribed,
      text: withdrawn > 0 ? `by its link; ${formatCount(withdrawn)} before it was sent` : 'by its link',
    },
    { label: 'Visits', value: visits, text: 'that began with one of its links' },
  ];
  return (
    <section aria-label="Figures" className="mb-4">
      <dl className="grid grid-cols-2 gap-grout sm:grid-cols-3 xl:grid-cols-6">
        {entries.map(({ label, value, text }) => (
          <div key={label} className="rounded-tile bg-surface px-4 py-3.5">
            <dt>{label}</dt>
            <dd>
              <span className="mt-1.5 mb-0.5 block font-display text-[1.5rem] leading-tight font-semibold tracking-[-0.03em] tabular-nums lg:text-[1.875rem]">
                {formatCount(value)}
              </span>
              <span className="block text-xs text-muted">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-xs text-muted">
        Who opened the email is not known: it has no tracking pictures, and its links are the same for
        everybody.
      </p>
    </section>
  );
}
