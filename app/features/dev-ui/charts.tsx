import { BarChart } from '~/ui/charts/bar-chart';
import { ColumnChart } from '~/ui/charts/column-chart';
import { DotGrid } from '~/ui/charts/dot-grid';
import { LineChart } from '~/ui/charts/line-chart';
import { PairChart } from '~/ui/charts/pair-chart';
import { Sparkline } from '~/ui/charts/sparkline';
import { TileMatrix } from '~/ui/charts/tile-matrix';
import { CRITERIA, MONTHS, SCORES, VISITS, VISITS_BEFORE } from './samples';
import { Specimen, SpecimenGroup } from './specimen';

const CHANNELS = [
  { label: 'Search', value: 412 },
  { label: 'Letter', value: 267, strong: true },
  { label: 'Word of mouth', value: 190 },
  { label: 'Elsewhere', value: 22 },
];

export function Charts() {
  const columns = MONTHS.map((label, index) => ({ label, value: VISITS[index] ?? 0, strong: index === 6 }));
  return (
    <SpecimenGroup id="charts" title="Charts">
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen title="Bars" ground="surface" layout="stack">
          <BarChart title="The letter brings a third of all visits" bars={CHANNELS} />
        </Specimen>
        <Specimen title="Columns" ground="surface" layout="stack">
          <ColumnChart title="July was the best month but one" columns={columns} glaze="peacock" />
        </Specimen>
        <Specimen title="Lines" ground="surface" layout="stack">
          <LineChart
            title="Visits grew three times over from January to August"
            points={MONTHS}
            series={[
              { label: 'This year', values: VISITS },
              { label: 'Last year', values: VISITS_BEFORE },
            ]}
          />
        </Specimen>
        <Specimen title="Pairs" ground="surface" layout="stack">
          <PairChart
            title="The letter gained, word of mouth did not"
            names={['Last year', 'This year']}
            pairs={[
              { label: 'Letter', values: [140, 267] },
              { label: 'Word of mouth', values: [198, 190] },
            ]}
          />
        </Specimen>
        <Specimen title="Matrix" ground="surface" layout="stack">
          <TileMatrix
            title="Scores by criterion"
            columns={CRITERIA}
            rows={SCORES}
            min={4}
            max={10}
            pending="Not scored yet"
            format={(value) => value.toFixed(1)}
          />
        </Specimen>
        <Specimen title="Count out of a count" ground="surface" layout="grid">
          <div className="grid gap-3">
            <p className="font-display text-figure font-semibold">
              37<span className="text-lg text-muted">/40</span>
            </p>
            <DotGrid value={37} max={40} label="37 of 40 scores are in" />
          </div>
          <DotGrid value={5} max={24} columns={6} glaze="marigold" label="5 of 24 seats are taken" />
        </Specimen>
        <Specimen title="Line beside a figure" ground="surface">
          <p className="font-display text-figure font-semibold">412</p>
          <Sparkline values={VISITS} label="Visits from January to August, rising" />
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}
