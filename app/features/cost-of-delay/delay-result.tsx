import { formatLakhCrore } from '~/domain/money/lakh-crore';
import {
  calculateIncomeByMonth,
  type DelayCost,
  type DelayedProject,
  type MonthlyIncome,
} from '~/features/cost-of-delay/rules/delay-cost';
import { LineChart } from '~/ui/charts/line-chart';
import { buildDelayBreakdown } from './format-delay';

interface DelayResultProps {
  project: DelayedProject;
  cost: DelayCost;
}

const MAX_CHART_STEPS = 14;
const STEP_MONTHS = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 24];

/** Months at equal steps with the last one among them, so that the labels of the chart do not overlap. */
function selectChartMonths(income: readonly MonthlyIncome[]): MonthlyIncome[] {
  const last = income.length - 1;
  const step = STEP_MONTHS.find((months) => last % months === 0 && last / months <= MAX_CHART_STEPS) ?? 1;
  return income.filter(({ month }) => month % step === 0);
}

/** Table of the calculation and chart of the income by month. */
export function DelayResult({ project, cost }: DelayResultProps) {
  const income = selectChartMonths(calculateIncomeByMonth(project));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-grout">
      <table className="w-full border-separate border-spacing-0 rounded-tile bg-surface p-4 md:p-6">
        <caption className="sr-only">How the cost comes about</caption>
        <tbody>
          {buildDelayBreakdown(project, cost).map(({ id, label, calculation, amount }) => (
            <tr key={id} className="align-top">
              <th scope="row" className="pb-4 text-start font-normal wrap-anywhere">
                {label}
                <span className="block text-sm text-muted tabular-nums">{calculation}</span>
              </th>
              <td className="pb-4 text-end font-semibold whitespace-nowrap">{formatLakhCrore(amount)}</td>
            </tr>
          ))}
          <tr className="align-baseline font-display font-semibold">
            <th
              scope="row"
              className="rounded-s-inner bg-glaze-indigo px-4 py-4 text-start text-h3 wrap-anywhere text-glaze-bone"
            >
              Cost of the delay
            </th>
            <td className="rounded-e-inner bg-glaze-indigo px-4 py-4 text-end text-h3 leading-none whitespace-nowrap text-glaze-bone md:text-h2">
              {formatLakhCrore(cost.total)}
            </td>
          </tr>
          <tr>
            <th scope="row" className="pt-4 text-start font-normal wrap-anywhere text-muted">
              on each working day, 21 in a month
            </th>
            <td className="pt-4 text-end font-semibold whitespace-nowrap">
              {formatLakhCrore(cost.perWorkingDay)}
            </td>
          </tr>
        </tbody>
      </table>
      <div className="rounded-tile bg-surface p-4 md:p-6">
        <LineChart
          title="What has come in by the end of each month"
          points={income.map(({ month }) => (month === 0 ? 'start' : `month ${month}`))}
          series={[
            { label: 'on time', values: income.map(({ onTime }) => onTime) },
            { label: 'late', values: income.map(({ delayed }) => delayed) },
          ]}
          height={260}
          format={(amount) => formatLakhCrore(amount)}
          note="Benefit only, summed up; what waiting costs is not in the lines."
        />
      </div>
    </div>
  );
}
