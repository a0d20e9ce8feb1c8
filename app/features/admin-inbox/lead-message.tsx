import { adminPaths } from '~/content/admin/admin-paths';
import type { StoredLead } from '~/domain/contact/lead';
import type { ReceivedEmail } from '~/domain/contact/received-email';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { parseQuoteNumber } from '~/domain/quotes/sales-quote';
import { LeadFiles } from './lead-files';
import { QuotedPart, RefusedFiles } from './received-email-parts';

interface LeadMessageProps {
  lead: StoredLead;
  /** The fields of the form besides its message, with labels. */
  facts: readonly { term: string; value: string }[];
  /** The email that began the message. Absent when a form did. */
  email?: ReceivedEmail | undefined;
}

/** The page of what a typed number names: a quote, or an order. There may be none with this number. */
function findPath(value: string): string | undefined {
  // It has the form of an order number as well.
  const quoteNumber = parseQuoteNumber(value);
  if (quoteNumber) return adminPaths.quotes(`q=${quoteNumber}`);
  const orderNumber = parseOrderNumber(value);
  return orderNumber && adminPaths.order(orderNumber);
}

/** The number of an order or a quote is a link. */
function FactValue({ value }: { value: string }) {
  const path = findPath(value);
  if (!path) return value;
  return (
    <a href={path} className="text-link underline underline-offset-4">
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
