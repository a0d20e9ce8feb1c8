import { budgetTexts, hackathonContent } from '~/content/services/hackathon-content';
import type { HackathonRequest } from '~/domain/services/hackathon-form';
import type { BudgetLine, HackathonPlan } from '~/domain/services/hackathon-plan';
import { formatAmount } from '~/sections/format/format-amount';
import { Table } from '~/ui/data/table';
import { describeBudgetLine } from './describe-budget-line';

interface BudgetTableProps {
  request: HackathonRequest;
  plan: HackathonPlan;
}

/** The budget as a bill, with the sum as its last tile. */
export function BudgetTable({ request, plan }: BudgetTableProps) {
  return (
    <section aria-labelledby="budget-title" className="section print:break-inside-avoid">
      <div className="sunk">
        <div className="wrap grid gap-x-14 gap-y-8 py-16 md:py-24 lg:grid-cols-[4fr_8fr] print:block">
          <div>
            <h2 id="budget-title" className="max-w-[12ch]">
              {hackathonContent.budgetHeadline}
            </h2>
            <p className="mt-6 max-w-[34em] text-muted">{hackathonContent.budgetLead}</p>
          </div>
          <div>
            <Table<BudgetLine>
              caption="Budget, amounts before GST"
              hideCaption
              rows={plan.budget}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'what',
                  header: 'For what',
                  hideHeader: true,
                  isRowHeader: true,
                  cell: ({ id }) => (
                    <>
                      {budgetTexts[id]}
                      <span className="block text-sm font-normal text-muted">
                        {describeBudgetLine(id, request, plan)}
                      </span>
                    </>
                  ),
                },
                {
                  key: 'amount',
                  header: 'Amount',
                  align: 'end',
                  cell: ({ amount }) => <span className="whitespace-nowrap">{formatAmount(amount)}</span>,
                  className: 'tabular-nums',
                },
              ]}
            />
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 rounded-tile bg-glaze-jade px-4 py-4 text-glaze-ink">
              <span className="font-semibold">Together, before GST</span>
              <span className="font-display text-h3 font-semibold tabular-nums">
                {formatAmount(plan.total)}
              </span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
