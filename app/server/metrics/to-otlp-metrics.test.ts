import { DataPointType } from '@opentelemetry/sdk-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { toOtlpMetric } from './to-otlp-metrics.server';

const period = { startTime: [1, 0] as [number, number], endTime: [2, 0] as [number, number] };

async function read(registry: Registry) {
  const metrics = await registry.getMetricsAsJSON();
  return metrics.map((metric) => toOtlpMetric({ ...metric, type: String(metric.type) }, period));
}

it('a histogram has one point for each series, with counts of each bucket alone', async () => {
  const registry = new Registry();
  const buckets = [1, 2];
  const histogram = new Histogram({
    name: 'h',
    help: '.',
    buckets,
    labelNames: ['a'],
    registers: [registry],
  });
  for (const value of [0.5, 1.5, 1.6, 9]) histogram.observe({ a: 'x' }, value);
  histogram.observe({ a: 'y' }, 3);
  const [metric] = await read(registry);
  expect(metric?.dataPointType).toBe(DataPointType.HISTOGRAM);
  expect(metric?.dataPoints).toEqual([
    {
      ...period,
      attributes: { a: 'x' },
      value: { buckets: { boundaries: [1, 2], counts: [1, 2, 1] }, count: 4, sum: 12.6 },
    },
    {
      ...period,
      attributes: { a: 'y' },
      value: { buckets: { boundaries: [1, 2], counts: [0, 0, 1] }, count: 1, sum: 3 },
    },
  ]);
});

it('counters and gauges keep their names and labels', async () => {
  const registry = new Registry();
  new Counter({ name: 'c_total', help: '.', labelNames: ['a'], registers: [registry] }).inc({ a: 'x' }, 2);
  new Gauge({ name: 'g_seconds', help: '.', registers: [registry] }).set(1.5);
  const [counter, gauge] = await read(registry);
  expect(counter).toMatchObject({
    descriptor: { name: 'c_total', unit: '' },
    isMonotonic: true,
    dataPoints: [{ attributes: { a: 'x' }, value: 2 }],
  });
  expect(gauge).toMatchObject({
    descriptor: { name: 'g_seconds' },
    dataPoints: [{ attributes: {}, value: 1.5 }],
  });
});
