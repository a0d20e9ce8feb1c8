import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { expect, it, vi } from 'vitest';
import { createTracing } from './open-telemetry.server';
import { type OtlpSettings, warnOfFailedExports } from './warn-of-failed-exports.server';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const toParent = (flags: string) => `00-${TRACE_ID}-00f067aa0ba902b7-${flags}`;

const settings: OtlpSettings = {
  endpoint: 'http://127.0.0.1:1',
  headers: {},
  resource: { 'service.name': 'test' },
  sampler: 'parentbased_always_on',
  ratio: 1,
  metricInterval: 60_000,
  warn: () => undefined,
};

/** The names of the spans that are sent for a request with a child. */
async function listSent(more: Partial<OtlpSettings>, traceparent?: string): Promise<string[]> {
  const sent: string[] = [];
  const { startTrace, shutdown } = createTracing(
    { ...settings, ...more },
    {
      export(spans, done) {
        sent.push(...spans.map(({ name }) => name));
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    },
  );
  const root = startTrace({ name: 'request', kind: 'server' }, traceparent);
  root.startChild({ name: 'query', kind: 'client' }).end();
  root.end();
  await shutdown();
  return sent;
}

it.each<[string, Partial<OtlpSettings>, string | undefined, number]>([
  ['all traces by default', {}, undefined, 2],
  ['a trace that its sender samples', {}, toParent('01'), 2],
  ['no trace that its sender does not sample', {}, toParent('00'), 0],
  ['none with a share of 0', { sampler: 'parentbased_traceidratio', ratio: 0 }, undefined, 0],
  [
    'the decision of the sender comes first',
    { sampler: 'parentbased_traceidratio', ratio: 0 },
    toParent('01'),
    2,
  ],
  ['none when it is off', { sampler: 'always_off' }, toParent('01'), 0],
  ['all when it is on', { sampler: 'always_on' }, toParent('00'), 2],
])('sampling: %s', async (_, more, traceparent, count) => {
  expect(await listSent(more, traceparent)).toHaveLength(count);
});

it('R-TRACE-2: a trace that is not sent still has its id, and says so to the next process', () => {
  const { startTrace } = createTracing({ ...settings, sampler: 'always_off' }, new InMemorySpanExporter());
  const span = startTrace({ name: 'request', kind: 'server' }, toParent('01'));
  expect(span.traceId).toBe(TRACE_ID);
  expect(span.traceparent).toMatch(new RegExp(`^00-${TRACE_ID}-[0-9a-f]{16}-00$`));
});

it('R-TRACE-3: an endpoint that is down is one warning', () => {
  const warn = vi.fn();
  const failing = {
    export: (_: unknown, done: (result: { code: number; error?: Error }) => void) =>
      done({ code: 1, error: new Error('connect ECONNREFUSED') }),
  };
  const exporter = warnOfFailedExports(failing, warn, 'traces');
  const results: number[] = [];
  for (const batch of [1, 2]) exporter.export(batch, ({ code }) => void results.push(code));
  expect(results).toEqual([1, 1]);
  expect(warn.mock.calls).toEqual([[{ reason: 'connect ECONNREFUSED' }, 'traces could not be sent']]);
});
