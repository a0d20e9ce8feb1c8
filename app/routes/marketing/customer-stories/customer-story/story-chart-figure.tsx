import type { StoryChart } from '~/content/stories/customer-story';
import { BarChart } from '~/ui/charts/bar-chart';
import { ColumnChart } from '~/ui/charts/column-chart';
import { LineChart } from '~/ui/charts/line-chart';
import { PairedBarChart } from '~/ui/charts/paired-bar-chart';
import { site } from '~site';

const number = new Intl.NumberFormat(site.language, { maximumFractionDigits: 1 });

/** Draws the chart of a story by its kind. */
export function StoryChartFigure({ chart }: { chart: StoryChart }) {
  const unit = chart.unit ? ` ${chart.unit}` : '';
  const format = (value: number) => `${number.format(value)}${unit}`;
  const frame = { title: chart.title, note: chart.source };
  switch (chart.kind) {
    case 'lines':
      return <LineChart {...frame} points={chart.points} series={chart.series} format={format} />;
    case 'pairs': {
      const [now, before] = chart.series;
      const pairs = chart.points.map((label, index) => ({
        label,
        values: [before.values[index] ?? 0, now.values[index] ?? 0] as const,
      }));
      return <PairedBarChart {...frame} names={[before.label, now.label]} pairs={pairs} format={format} />;
    }
    case 'columns':
      return <ColumnChart {...frame} columns={chart.values} />;
    case 'bars':
      return <BarChart {...frame} bars={chart.values.map((bar) => ({ ...bar, text: format(bar.value) }))} />;
  }
}
