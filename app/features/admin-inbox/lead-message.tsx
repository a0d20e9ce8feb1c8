import { adminPaths } from '~/content/admin/admin-paths';
import type { StoredLead } from '~/domain/contact/lead';
import type { ReceivedEmail } from '~/domain/contact/received-email';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { LeadFiles } from './lead-files';
import { QuotedPart, RefusedFiles } from './received-email-parts';

interface LeadMessageProps {
  lead: StoredLead;
  /** The fields of the form besides its message, with labels. */
  facts: readonly { term: string; value: string }[];
  /** The email that began the message. Absent when a form did. */
  email?: ReceivedEmail | undefined;
}

/** The number of an order is a link to it. The visitor typed it, so there may be no such order. */
function FactValue({ value }: { value: string }) {
  const orderNumber = parseOrderNumber(value);
  if (!orderNumber) return value;
  return (
    <a href={adminPaths.order(orderNumber)} className="text-link underline underline-offset-4">
      {value}
    </a>
  );
}

/** What the visitor sent: the message, the other fields and the files. */
export function LeadMessage({ lead: { id, message, files = [] }, facts, email }: LeadMessageProps) {
  return (
    <section aria-labelledby="message-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <h2 id="message-title" className="sr-only">
        The message
      </h2>
      {message && <p className="max-w-[38em] text-base whitespace-pre-line wrap-anywhere">{message}</p>}
      <dl className="grid gap-1.5">
        {facts.map(({ term, value }) => (
          <div
            key={term}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)] gap-x-4"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <FactValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {email && <QuotedPart quoted={email.quoted} />}
      <LeadFiles files={files} getPath={(fileId) => adminPaths.leadFile(id, fileId)} />
      {email && <RefusedFiles refusedFiles={email.refusedFiles} />}
    </section>
  );
}
