import { divideQuote, getDueDay, hasOneRate, priceCharge } from '~/domain/quotes/quote-plan';
import type { QuoteLine, QuotePlan } from '~/domain/quotes/sales-quote';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';

interface QuoteMilestonesProps {
  lines: readonly QuoteLine[];
  plan: QuotePlan;
  /** The ISO day on which the client accepted. */
  acceptedOn?: string | undefined;
}

const CELL = 'px-3 py-2.5 align-top';

const formatWeeks = (weeks: number): string => {
  if (weeks === 0) return 'when you accept';
  return weeks === 1 ? 'a week after you accept' : `${weeks} weeks after you accept`;
};

/** What is invoiced when (R-QUOTE-5). */
export function QuoteMilestones({ lines, plan, acceptedOn }: QuoteMilestonesProps) {
  const { milestones, paymentDays } = plan;
  // A draft can have several rates. It is not sent like that.
  const charges = hasOneRate(lines) ? divideQuote(lines, milestones) : [];
  const rows = milestones.map((milestone, position) => {
    const { due } = milestone;
    const isOpen = acceptedOn === undefined && 'weeks' in due;
    const when = isOpen ? formatWeeks(due.weeks) : formatDate(getDueDay(milestone, acceptedOn ?? ''));
    const charge = charges[position];
    return { ...milestone, key: `milestone-${position}`, when, total: charge && priceCharge(charge).total };
  });
  return (
    <section>
      <h3 className="font-semibold">Milestones and payment</h3>
      <p className="mt-1.5 max-w-prose text-muted">
        Each milestone is invoiced when it is done. An invoice is payable within {paymentDays}{' '}
        {paymentDays === 1 ? 'day' : 'days'}.
      </p>
      <table className="-mx-3 mt-2 w-[calc(100%+1.5rem)] border-separate border-spacing-0">
        <caption className="sr-only">Milestones with their shares of the total</caption>
        <thead className="text-start text-sm text-muted">
          <tr>
            <th scope="col" className={`${CELL} text-start font-medium`}>
              Milestone
            </th>
            <th scope="col" className={`${CELL} text-end font-medium max-sm:hidden`}>
              Share
            </th>
            <th scope="col" className={`${CELL} text-end font-medium`}>
              With GST
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ key, title, when, shareBasisPoints, total }) => (
            <tr key={key}>
              <td className={`${CELL} wrap-anywhere`}>
                <span className="font-semibold">{title}</span>
                <span className="block text-sm text-muted">
                  Due {when}
                  <span className="sm:hidden">
                    , {shareBasisPoints / 100}
                    {' %'}
                  </span>
                </span>
              </td>
              <td className={`${CELL} text-end whitespace-nowrap max-sm:hidden`}>
                {shareBasisPoints / 100}
                {' %'}
              </td>
              <td className={`${CELL} text-end whitespace-nowrap`}>
                {total !== undefined && formatAmount(total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
