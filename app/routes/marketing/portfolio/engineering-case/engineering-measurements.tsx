import {
  conflictCounts,
  engineeringCaseContent,
  measuredMonths,
  syncDelays,
} from '~/content/portfolio/engineering-case-content';
import { findCustomerStory } from '~/content/stories/customer-stories';
import { BarChart } from '~/ui/charts/bar-chart';
import { ColumnChart } from '~/ui/charts/column-chart';
import { Table } from '~/ui/data/table';
import { site } from '~site';
import { StoryChartFigure } from '../../customer-stories/customer-story/story-chart-figure';

const story = findCustomerStory(engineeringCaseContent.storyId);
const number = new Intl.NumberFormat(site.language);

type Month = (typeof measuredMonths)[number];

const COLUMNS = [
  { key: 'month', header: 'Month, 2026', isRowHeader: true, cell: ({ month }: Month) => month },
  { key: 'days', header: 'Days', align: 'end', cell: ({ days }: Month) => days },
  {
    key: 'offline',
    header: 'Three hours or more without a line',
    align: 'end',
    cell: ({ offlineDays }: Month) => offlineDays,
  },
  { key: 'loans', header: 'Loans', align: 'end', cell: ({ loans }: Month) => number.format(loans) },
  { key: 'lost', header: 'Loans lost', align: 'end', cell: () => 0 },
] as const;

/** Four measurements. Every chart has its values as text; the table has the counts behind them. */
export function EngineeringMeasurements() {
  return (
    <section aria-labelledby="measured-title" className="wrap section">
      <h2 id="measured-title">Measured, July to September 2026</h2>
      <div className="mt-10 grid gap-grout lg:grid-cols-2">
        <div className="rounded-tile bg-surface p-5 md:p-8">
          <ColumnChart
            title="Wishes for one last copy from two desks. In the first eleven days each of them cost a reader the book."
            columns={conflictCounts.map(({ label, value, lost }) => ({
              label,
              value,
              isHighlighted: lost > 0,
            }))}
            glaze="vermilion"
            note="Conflicts in the log of the server; highlighted: lost reservations. Counted again on 1 October 2026."
          />
        </div>
        <div className="rounded-tile bg-surface p-5 md:p-8">
          <BarChart
            title="How long the other branch did not know: four of five loans arrive within the hour."
            bars={syncDelays.map(({ label, value }) => ({ label, value, text: `${value} %` }))}
            glaze="indigo"
            note="Share of 14,320 loans by the time from desk to desk, log of the desks."
          />
        </div>
        <div className="rounded-tile bg-surface p-5 md:p-8">
          {story && <StoryChartFigure chart={story.chart} />}
        </div>
        <div className="rounded-tile bg-surface p-5 md:p-8">
          <Table
            caption="The counts behind the charts. Log of the lending desks; loans checked by the stocktaking of 1 October 2026."
            columns={COLUMNS}
            rows={measuredMonths}
            rowKey={({ month }) => month}
            narrowLayout="cards"
            className="[&_tbody_:is(th,td)]:bg-raised [&_thead_th]:whitespace-normal"
          />
        </div>
      </div>
    </section>
  );
}
