import type { Benchmark } from './benchmark.ts';
import { logProgress, writeReport } from './benchmark-report.ts';
import { catalogueBenchmark } from './catalogue/catalogue-benchmark.ts';
import { checkoutBenchmark } from './checkout/checkout-benchmark.ts';
import { pagesBenchmark } from './pages/pages-benchmark.ts';
import { findMissingTools } from './required-tools.ts';
import { serverBenchmark } from './server/server-benchmark.ts';
import { signInBenchmark } from './sign-in/sign-in-benchmark.ts';

const parts: readonly Benchmark[] = [
  serverBenchmark,
  checkoutBenchmark,
  catalogueBenchmark,
  pagesBenchmark,
  signInBenchmark,
];

function chosenParts(names: readonly string[]): readonly Benchmark[] {
  if (names.length === 0) return parts;
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length === 0) return parts.filter((part) => names.includes(part.name));
  const known = parts.map((part) => part.name).join(', ');
  process.stderr.write(
    `There is nothing called "${unknown.join('", "')}" to measure. There are: ${known}.\n`,
  );
  process.exit(2);
}

for (const part of chosenParts(process.argv.slice(2))) {
  const missing = findMissingTools(part.requiredTools);
  if (missing.length > 0) logProgress(`${part.name} is not measured: it needs ${missing.join(' and ')}.`);
  else writeReport(part.name, await part.measure());
}
