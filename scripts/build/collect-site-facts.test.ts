import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTestFacts, summariseDocuments } from './collect-site-facts.ts';

const weight = (bytes: number) => ({ bytes, budget: 16_384 });
const page = (path: string, bytes: number) => ({
  path,
  document: weight(bytes),
  script: weight(1),
  styles: weight(2),
});

it('the heaviest document stands for its kind', () => {
  const pages = [page('/faq', 10), page('/help/center', 30), page('/', 20), page('/admin', 99)];
  expect(summariseDocuments(pages)).toEqual([
    { kind: 'home', ...page('/', 20) },
    { kind: 'help', ...page('/help/center', 30) },
  ]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-facts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const vitestReport = (passed: number, failed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  startTime: Date.UTC(2026, 10, 23, 10),
});

const playwrightReport = {
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, startTime: '2026-11-23T11:00:00.000Z' },
  errors: [],
  suites: [
    {
      specs: [{ title: 'titles are unique', ok: true, tests: [] }],
      suites: [
        {
          specs: [
            { title: '/ is valid, accessible in both themes and fits every width', ok: true, tests: [] },
            { title: '/faq is valid, accessible in both themes and fits every width', ok: true, tests: [] },
          ],
        },
      ],
    },
  ],
};

const write = (name: string, report: object) =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));

it('R-MEASURE-7: tests are counted when every stage has passed, and only then', () => {
  for (const name of ['unit', 'browser-state', 'server', 'http']) write(name, vitestReport(10));
  expect(readTestFacts(folder)).toBeUndefined();
  write('e2e', playwrightReport);
  expect(readTestFacts(folder)).toEqual({
    startedAt: '2026-11-23T10:00:00.000Z',
    passed: 43,
    accessiblePages: 2,
  });
  write('http', vitestReport(9, 1));
  expect(readTestFacts(folder)).toBeUndefined();
});
