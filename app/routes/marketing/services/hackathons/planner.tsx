import { budgetTexts, hackathonContent } from '~/content/services/hackathon-content';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import type { HackathonForm, HackathonFormIssues, HackathonRequest } from '~/domain/services/hackathon-form';
import type { HackathonPlan } from '~/domain/services/hackathon-plan';
import { paths } from '~/paths';
import { formatAmount, formatAmountInSentence } from '~/sections/format/format-amount';
import { ResultActions } from '~/sections/marketing/result-actions';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { listDayNames } from './day-names';
import { HourGrid } from './hour-grid';
import { PlannerForm } from './planner-form';

/** The largest lines stand beside the sum; all of them are in the budget. */
const SHOWN_LINES = 4;

interface PlannerProps {
  form: HackathonForm;
  issues: HackathonFormIssues;
  request: HackathonRequest;
  plan: HackathonPlan;
  planUrl: string;
}

/** The page begins with the hours as a wall. Below are the inputs and the budget that they lead to. */
export function Planner({ form, issues, request, plan, planUrl }: PlannerProps) {
  const { heads, total, perPerson, budget, schedule } = plan;
  const fee = budget.find(({ id }) => id === 'fee')?.amount ?? 0;
  const largest = budget.toSorted((one, other) => other.amount - one.amount).slice(0, SHOWN_LINES);
  return (
    <section className="wrap pt-8 md:pt-12">
      <div className="grid items-end gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h1>{hackathonContent.headline}</h1>
        <p className="max-w-[34em] text-lead text-muted">{hackathonContent.lead}</p>
      </div>
      <div id="plan" className="mt-8 scroll-mt-4 md:mt-12">
        <HourGrid schedule={schedule} dayNames={listDayNames(request.days, request.from)} />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-grout lg:grid-cols-[5fr_7fr]">
        <PlannerForm form={form} issues={issues} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-grout lg:grid-rows-[1fr_auto]">
          <div className="flex flex-col justify-between gap-8 rounded-tile bg-glaze-jade p-5 text-glaze-ink rounded-se-[4rem] md:rounded-se-[8rem] md:p-8">
            <p role="status" className="pe-16">
              <span className="block font-medium">
                Budget for {request.people} people, {plan.meals > 0 ? `${plan.meals} meals` : 'without meals'}
                , before GST
              </span>
              <span className="mt-2 block font-display text-[clamp(3.5rem,8vw,7rem)] leading-[0.85] font-semibold tracking-[-0.04em] tabular-nums">
                {formatLakhCrore(total)}
              </span>
            </p>
            <dl className="grid gap-1 font-medium">
              {largest.map(({ id, amount }) => (
                <div key={id} className="flex flex-wrap justify-between gap-x-6">
                  <dt>{budgetTexts[id]}</dt>
                  <dd className="whitespace-nowrap tabular-nums">{formatAmount(amount)}</dd>
                </div>
              ))}
            </dl>
            <p className="max-w-[28em] font-medium">
              {formatAmountInSentence(perPerson)} a head. {formatAmountInSentence(fee)} of it is our price,
              with HackMatrix, {heads.crew} of us on the floor and the report.
            </p>
          </div>
          <dl className="grid grid-cols-2 gap-grout sm:grid-cols-4">
            <HeadcountTile label="teams of four" value={heads.teams} />
            <HeadcountTile label="judges, three to a project" value={heads.judges} />
            <HeadcountTile label="of us on the floor" value={heads.crew} />
            <HeadcountTile label={`to admit, so that ${request.people} come`} value={heads.admitFree} />
          </dl>
        </div>
      </div>
      <div className="mt-4">
        <ResultActions url={planUrl}>
          {request.from && (
            <LinkButton href={paths.hackathonCalendar(form)} variant="quiet" download="hackathon.ics">
              <Icon name="calendar" />
              Calendar file
            </LinkButton>
          )}
        </ResultActions>
      </div>
    </section>
  );
}

function HeadcountTile({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-tile bg-surface p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-h3 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
