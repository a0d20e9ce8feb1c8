import { figures, values } from './figures.ts';
import { listLimits } from './limits.ts';
import {
  calculateLoadOfDailyViews,
  calculateLoadOfOrders,
  type Load,
  plan,
  type ScalingPlan,
} from './model.ts';
import { simulateQueue } from './simulate-queue.ts';

const SCENARIOS: readonly { name: string; load: Load }[] = [
  { name: '10 orders/s', load: calculateLoadOfOrders(10, false, values) },
  { name: '10 orders/s, CDN', load: calculateLoadOfOrders(10, true, values) },
  { name: '1,000 orders/s, CDN', load: calculateLoadOfOrders(1000, true, values) },
  { name: '100 million views a day', load: calculateLoadOfDailyViews(100_000_000, false, values) },
  { name: '100 million views a day, CDN', load: calculateLoadOfDailyViews(100_000_000, true, values) },
];

const SIMULATION = { requests: 100_000, seed: 20_261_125 };

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [toRow(head), toRow(head.map(() => '---')), ...rows.map(toRow)].join('\n');

/** Two significant digits, with separators: `1,234`, `12`, `0.34`. */
export function formatNumber(value: number): string {
  if (value === 0) return '0';
  const digits = Math.max(0, 1 - Math.floor(Math.log10(Math.abs(value))));
  const rounded = value >= 100 ? Number(value.toPrecision(3)) : value;
  return rounded.toLocaleString('en-GB', { maximumFractionDigits: Math.min(digits, 4) });
}

const formatPercent = (share: number): string => `${Math.round(100 * share)} %`;

function createMeasuredTable(): string {
  const rows = Object.values(figures).flatMap(({ what, value, unit, source }) =>
    source.kind === 'measured'
      ? [[what, `${formatNumber(value)} ${unit}`, `\`${source.command}\``, source.date]]
      : [],
  );
  return toTable(['figure', 'value', 'command', 'date'], rows);
}

function createAssumedTable(): string {
  const rows = Object.values(figures).flatMap(({ what, value, unit, source }) =>
    source.kind === 'assumed' ? [[what, `${formatNumber(value)} ${unit}`, source.reason]] : [],
  );
  return toTable(['assumption', 'value', 'why'], rows);
}

/** The lines of a plan: a name and its text. */
export function describePlan(planned: ScalingPlan): [string, string][] {
  const { load, web, database, worker } = planned;
  const { responses } = simulateQueue({ arrivals: web.arrivals, servers: web.cores }, web.kinds, SIMULATION);
  const toMs = (value: number) => `${formatNumber(value)} ms`;
  return [
    ['orders a second, peak', formatNumber(load.orders)],
    ['page views a second, peak', formatNumber(load.views)],
    ['requests a second at web processes', formatNumber(web.arrivals)],
    ['web processes (cores)', `${formatNumber(web.cores)} at ${formatPercent(web.utilisation)}`],
    [`web machines of ${values.machineCores} cores`, `${formatNumber(planned.webMachines)}, one to spare`],
    ['wait for a core, 99 of 100 (formula)', toMs(web.waitMs)],
    [
      'answer, 50, 95 and 99 of 100 (simulated)',
      [responses.p50, responses.p95, responses.p99].map(toMs).join(', '),
    ],
    ['cores of PostgreSQL', `${formatNumber(database.cores)} at ${formatPercent(database.utilisation)}`],
    [
      `primaries of ${values.databaseCores} cores, each with a standby`,
      planned.primaries === 1 ? '1' : `${planned.primaries}: too many, see the limits`,
    ],
    ['cores of workers', formatNumber(worker.cores)],
    ['emails a second', formatNumber(planned.emailsPerSecond)],
    ['sent by web processes', `${formatNumber(planned.egress)} Gbit/s`],
    ['log of the database', `${formatNumber(planned.logRate)} MB/s`],
    ['growth of the database in a year', `${formatNumber(planned.growth)} GB`],
  ];
}

function createScenarioTable(): string {
  const described = SCENARIOS.map(({ load }) => describePlan(plan(load, values)));
  const rows = (described[0] ?? []).map(([name], index) => [
    name,
    ...described.map((lines) => lines[index]?.[1] ?? ''),
  ]);
  return toTable(['', ...SCENARIOS.map(({ name }) => name)], rows);
}

function createLimitTable(): string {
  const rows = listLimits(values).map(({ what, orders, nextStep }, index) => [
    String(index + 1),
    what,
    formatNumber(orders),
    formatNumber(orders * values.viewsOfOrder),
    nextStep,
  ]);
  return toTable(['', 'what breaks', 'orders/s', 'views/s', 'next step'], rows);
}

const TABLES: Readonly<Record<string, () => string>> = {
  measured: createMeasuredTable,
  assumed: createAssumedTable,
  scenarios: createScenarioTable,
  limits: createLimitTable,
};

/** The document with the tables as the model computes them now. Throws when it lacks the place of one. */
export function fillDocument(text: string): string {
  return Object.entries(TABLES).reduce((filled, [name, create]) => {
    const place = new RegExp(`(<!-- table ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
    if (!place.test(filled)) throw new Error(`The document has no place for the table ${name}.`);
    return filled.replace(place, (_, start: string, end: string) => `${start}\n${create()}\n\n${end}`);
  }, text);
}
