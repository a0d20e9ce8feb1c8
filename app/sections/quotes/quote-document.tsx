import type { ReactNode } from 'react';
import { formatAddressLines } from '~/domain/orders/order';
import type { SalesQuote } from '~/domain/quotes/sales-quote';
import { toWallClock } from '~/domain/time/wall-clock';
import { formatDate } from '~/sections/format/format-date';
import { site } from '~site';
import { QuoteLines } from './quote-lines';
import { QuoteMilestones } from './quote-milestones';

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <div className="mt-1 wrap-anywhere">{children}</div>
    </div>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1.5 max-w-prose whitespace-pre-wrap text-muted wrap-anywhere">{text}</p>
    </section>
  );
}

/** A quote as the client reads and prints it. */
export function QuoteDocument({ quote }: { quote: SalesQuote }) {
  const { number, revision, client, lines, totals, plan, validUntil, notes, terms, sentAt } = quote;
  const acceptedOn = quote.state === 'accepted' ? quote.answer?.at : undefined;
  const { legalName, gstin, address } = site;
  return (
    <article
      aria-labelledby="quote-document-title"
      className="grid gap-7 rounded-tile bg-surface p-4 sm:p-6 print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="quote-document-title" className="text-[1.375rem]">
          Quote {number}
          {revision > 1 && `, revision ${revision}`}
        </h2>
        <p className="text-muted">
          {sentAt && `${formatDate(sentAt.toISOString())}, `}valid until {formatDate(validUntil)}
        </p>
      </header>
      <div className="grid gap-5 sm:grid-cols-2">
        <Party title="From">
          <p className="font-semibold">{legalName}</p>
          {[...address.lines, `${address.city} ${address.postalCode}`, address.state].map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>GSTIN {gstin}</p>
        </Party>
        <Party title="For">
          {client.company && <p className="font-semibold">{client.company}</p>}
          <p className={client.company ? undefined : 'font-semibold'}>{client.name}</p>
          {formatAddressLines(client.billing).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {client.gstin && <p>GSTIN {client.gstin}</p>}
        </Party>
      </div>
      <div className="-mx-3">
        <QuoteLines lines={lines} totals={totals} />
      </div>
      {plan && (
        <QuoteMilestones
          lines={lines}
          plan={plan}
          acceptedOn={acceptedOn && toWallClock(acceptedOn, site.openingHours.timeZone).day}
        />
      )}
      {notes && <Text title="Notes" text={notes} />}
      <Text title="Terms" text={terms} />
    </article>
  );
}
