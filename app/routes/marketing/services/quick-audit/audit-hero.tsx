import { auditDays, auditPrice, quickAuditContent } from '~/content/services/quick-audit-content';
import { formatAmount } from '~/sections/format/format-amount';
import { LinkButton } from '~/ui/buttons/link-button';

/** The price as the largest thing on the page, and the ten days as a calendar of two weeks. */
export function AuditHero() {
  return (
    <section className="wrap pt-8 md:pt-12">
      <h1>
        <span className="block text-h2">{quickAuditContent.headline}</span>
        <span className="sr-only">: </span>
        <span className="mt-2 block text-[clamp(3.5rem,8vw,7rem)] leading-[0.85] tabular-nums">
          {formatAmount(auditPrice)}
        </span>
      </h1>
      <div className="mt-6 grid items-end gap-x-14 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <p className="max-w-[40em] text-lead text-muted">
          <span className="font-semibold text-text">{quickAuditContent.term}, before GST.</span>{' '}
          {quickAuditContent.lead}
        </p>
        <p className="flex flex-wrap gap-2">
          <LinkButton href="#enquiry" size="lg">
            Ask for an audit
          </LinkButton>
          <LinkButton href="#report" size="lg" variant="quiet">
            See a report
          </LinkButton>
        </p>
      </div>
      <h2 className="sr-only">{quickAuditContent.daysHeadline}</h2>
      <ol className="mt-10 grid grid-cols-2 gap-grout sm:grid-cols-3 md:mt-14 lg:grid-cols-5">
        {auditDays.map(({ day, title, text }) => {
          const isLast = day === auditDays.length;
          return (
            <li
              key={day}
              className={`flex flex-col justify-between gap-6 rounded-tile p-4 md:p-5 ${isLast ? 'bg-glaze-indigo text-glaze-bone quarter-br' : day === 5 ? 'bg-glaze-sand text-glaze-ink' : 'bg-surface'}`}
            >
              <span className="text-sm tabular-nums">Day {day}</span>
              <span className={isLast ? 'pe-12 pb-6' : undefined}>
                <span className="block font-display text-h3 font-semibold">{title}</span>
                <span className="mt-1 block text-sm">{text}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
