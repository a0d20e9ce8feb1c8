import { BarChart } from '~/ui/charts/bar-chart';
import { ColumnChart } from '~/ui/charts/column-chart';
import { HeatmapTable } from '~/ui/charts/heatmap-table';
import { LineChart } from '~/ui/charts/line-chart';
import { PairedBarChart } from '~/ui/charts/paired-bar-chart';
import { Sparkline } from '~/ui/charts/sparkline';
import { WaffleChart } from '~/ui/charts/waffle-chart';
import { Sample, SampleGroup } from './sample';
import { CRITERIA, MONTHS, SCORES, VISITS, VISITS_LAST_YEAR } from './sample-data';

const CHANNELS = [
  { label: 'Search', value: 412 },
  { label: 'Newsletter', value: 267, isHighlighted: true },
  { label: 'Word of mouth', value: 190 },
  { label: 'Elsewhere', value: 22 },
];

export function ChartSamples() {
  const columns = MONTHS.map((label, index) => ({
    label,
    value: VISITS[index] ?? 0,
    isHighlighted: index === 6,
  }));
  return (
    <SampleGroup id="charts" title="Charts">
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample title="Bars" background="surface" layout="stack">
          <BarChart title="The newsletter brings a third of all visits" bars={CHANNELS} />
        </Sample>
        <Sample title="Columns" background="surface" layout="stack">
          <ColumnChart title="July was the best month but one" columns={columns} glaze="peacock" />
        </Sample>
        <Sample title="Lines" background="surface" layout="stack">
          <LineChart
            title="Visits grew three times over from January to August"
            points={MONTHS}
            series={[
              { label: 'This year', values: VISITS },
              { label: 'Last year', values: VISITS_LAST_YEAR },
            ]}
          />
        </Sample>
        <Sample title="Pairs" background="surface" layout="stack">
          <PairedBarChart
            title="The newsletter gained, word of mouth did not"
            names={['Last year', 'This year']}
            pairs={[
              { label: 'Newsletter', values: [140, 267] },
              { label: 'Word of mouth', values: [198, 190] },
            ]}
          />
        </Sample>
        <Sample title="Matrix" background="surface" layout="stack">
          <HeatmapTable
            title="Scores by criterion"
            columns={CRITERIA}
            rows={SCORES}
            min={4}
            max={10}
            pendingLabel="Not scored yet"
            format={(value) => value.toFixed(1)}
          />
        </Sample>
        <Sample title="Count out of a count" background="surface" layout="grid">
          <div className="grid gap-3">
            <p className="font-display text-figure font-semibold">
              37<span className="text-lg text-muted">/40</span>
            </p>
            <WaffleChart value={37} max={40} label="37 of 40 scores are in" />
          </div>
          <WaffleChart value={5} max={24} columns={6} glaze="marigold" label="5 of 24 seats are taken" />
        </Sample>
        <Sample title="Line beside a figure" background="surface">
          <p className="font-display text-figure font-semibold">412</p>
          <Sparkline values={VISITS} label="Visits from January to August, rising" />
        </Sample>
      </div>
    </SampleGroup>
  );
}
