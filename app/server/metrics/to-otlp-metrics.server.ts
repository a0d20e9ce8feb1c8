import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { MetricFigures } from './metrics.server';

interface Period {
  startTime: HrTime;
  endTime: HrTime;
}

type Values = MetricFigures['values'];
type Labels = Values[number]['labels'];

const describe = ({ name, help }: MetricFigures) => ({
  aggregationTemporality: AggregationTemporality.CUMULATIVE,
  // Without a unit: receivers would add it to the name, which has it already.
  descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
});

const toAttributes = (labels: Labels): Attributes => ({ ...labels });

/** The values of one histogram: they have the same labels besides `le`. */
function groupBySeries(values: Values): Map<string, Values> {
  const series = new Map<string, Values>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels;
    const key = JSON.stringify(Object.entries(labels).sort());
    series.set(key, [...(series.get(key) ?? []), value]);
  }
  return series;
}

/** Prometheus adds the counts of smaller buckets to each bucket, OTLP does not. */
function toHistogramPoint(name: string, values: Values, period: Period): DataPoint<Histogram> {
  const find = (suffix: string) => values.find(({ metricName }) => metricName === `${name}_${suffix}`);
  const buckets = values.filter(({ labels }) => typeof labels.le === 'number');
  const count = find('count')?.value ?? 0;
  const upTo = [...buckets.map(({ value }) => value), count];
  return {
    ...period,
    attributes: toAttributes(find('count')?.labels ?? {}),
    value: {
      buckets: {
        boundaries: buckets.map(({ labels }) => Number(labels.le)),
        counts: upTo.map((value, index) => value - (upTo[index - 1] ?? 0)),
      },
      count,
      sum: find('sum')?.value ?? 0,
    },
  };
}

/** The figures of prom-client with their names, as OTLP has them. */
export function toOtlpMetric(figures: MetricFigures, period: Period): MetricData {
  const { name, type, values } = figures;
  const common = describe(figures);
  if (type === 'histogram')
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: [...groupBySeries(values).values()].map((each) => toHistogramPoint(name, each, period)),
    };
  const dataPoints = values.map(({ labels, value }) => ({
    ...period,
    attributes: toAttributes(labels),
    value,
  }));
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}
