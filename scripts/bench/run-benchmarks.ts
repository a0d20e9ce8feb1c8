import { articlesBenchmark } from './articles/articles-benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { logProgress, writeReport } from './benchmark-report.ts';
import { catalogueBenchmark } from './catalogue/catalogue-benchmark.ts';
import { checkoutBenchmark } from './checkout/checkout-benchmark.ts';
import { emailsBenchmark } from './emails/emails-benchmark.ts';
import { pagesBenchmark } from './pages/pages-benchmark.ts';
import { findMissingTools } from './required-tools.ts';
import { scaleBenchmark } from './scale/scale-benchmark.ts';
import { serverBenchmark } from './server/server-benchmark.ts';
import { signInBenchmark } from './sign-in/sign-in-benchmark.ts';
import { siteSearchBenchmark } from './site-search/site-search-benchmark.ts';
import { staffOrdersBenchmark } from './staff-lists/staff-orders-benchmark.ts';
import { staffProductsBenchmark } from './staff-lists/staff-products-benchmark.ts';

const benchmarks: readonly Benchmark[] = [
  serverBenchmark,
  checkoutBenchmark,
  catalogueBenchmark,
  pagesBenchmark,
  signInBenchmark,
  staffOrdersBenchmark,
  staffProductsBenchmark,
  siteSearchBenchmark,
  scaleBenchmark,
  articlesBenchmark,
  emailsBenchmark,
];

function chooseBenchmarks(names: readonly string[]): readonly Benchmark[] {
  if (names.length === 0) return benchmarks;
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  if (unknown.length === 0) return benchmarks.filter((benchmark) => names.includes(benchmark.name));
  const known = benchmarks.map((benchmark) => benchmark.name).join(', ');
  process.stderr.write(`Error: unknown benchmark "${unknown.join('", "')}". Use one of: ${known}\n`);
  process.exit(2);
}

for (const { name, requiredTools, measure } of chooseBenchmarks(process.argv.slice(2))) {
  const missing = findMissingTools(requiredTools);
  if (missing.length > 0) logProgress(`Skipped ${name}: it needs ${missing.join(' and ')}.`);
  else writeReport(name, await measure());
}
