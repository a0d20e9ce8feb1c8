import { DEFAULT_PAYMENT_DAYS, PLAN_LIMITS } from '~/domain/quotes/quote-plan-schema';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { type ToolFieldState, ToolInput } from '~/sections/admin/tool-field';

interface QuoteMilestoneRowsProps {
  rows: number;
  getField: (name: string, initial?: string) => ToolFieldState;
  /** About all rows together. */
  errors?: readonly string[] | null | undefined;
}

/** The plan of milestones (R-QUOTE-5). Blank rows are left out; a quote without milestones has no plan. */
export function QuoteMilestoneRows({ rows, getField, errors }: QuoteMilestoneRowsProps) {
  return (
    <fieldset id="milestones" className="grid scroll-mt-20 gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <legend className="contents text-panel font-semibold">Milestones</legend>
      <p className="max-w-prose text-muted">
        Each milestone is invoiced when it is done, for its share of the total. The shares add up to
        100&nbsp;%. A milestone is due some weeks after the client accepts, or on a fixed day. Without
        milestones, the project has no invoices.
      </p>
      {errors?.map((message) => (
        <ToolAlert key={message} tone="danger" role="alert" title={message} />
      ))}
      <ol className="grid gap-5 md:gap-2.5">
        {Array.from({ length: rows }, (_, row) => `milestones[${row}]`).map((name, row) => (
          <li
            key={name}
            className="grid grid-cols-2 items-start gap-2.5 md:grid-cols-[minmax(0,1fr)_6rem_10rem_6rem]"
          >
            <ToolInput
              field={getField(`${name}.title`)}
              label={<>Milestone {row + 1}</>}
              maxLength={PLAN_LIMITS.title}
              autoComplete="off"
              optional="unmarked"
              className="max-md:col-span-2"
            />
            <ToolInput
              field={getField(`${name}.weeks`)}
              label="Weeks"
              maxLength={10}
              inputMode="numeric"
              autoComplete="off"
              optional="unmarked"
            />
            <ToolInput
              field={getField(`${name}.dueOn`)}
              label="Or on"
              type="date"
              autoComplete="off"
              optional="unmarked"
            />
            <ToolInput
              field={getField(`${name}.share`)}
              label="Share, %"
              maxLength={10}
              inputMode="decimal"
              autoComplete="off"
              optional="unmarked"
            />
          </li>
        ))}
      </ol>
      <ToolInput
        field={getField('paymentDays', `${DEFAULT_PAYMENT_DAYS}`)}
        label="Days to pay an invoice"
        hint="As in the terms below."
        maxLength={10}
        inputMode="numeric"
        autoComplete="off"
        optional="unmarked"
        className="max-w-60"
      />
    </fieldset>
  );
}
