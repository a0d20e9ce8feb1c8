import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTestResults } from './count-test-results';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-count-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeReport(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const vitestReport = (...files: string[][]) => ({
  numPassedTests: files.flat().filter((status) => status !== 'failed').length,
  numFailedTests: files.flat().filter((status) => status === 'failed').length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files.map((tests) => ({
    status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
    assertionResults: tests.map((status) => ({
      status: status === 'repeated' ? 'passed' : status,
      fullName: `a ${status} test`,
      failureMessages: status === 'passed' ? [] : ['Error: first line\n    at second line'],
    })),
  })),
});

describe('a stage without a report', () => {
  it('is one check', () => {
    expect(countTestResults(undefined, '', true)).toMatchObject({ passed: 1, failed: 0 });
    expect(countTestResults(undefined, '', false)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a report of Vitest', () => {
  it('counts tests', () => {
    const file = writeReport(vitestReport(['passed', 'passed'], ['passed', 'failed']));
    expect(countTestResults('vitest', file, false)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts a file with an error before its tests as one failure', () => {
    const file = writeReport(vitestReport(['passed'], []));
    expect(countTestResults('vitest', file, false)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts an error outside of tests', () => {
    const file = writeReport(vitestReport(['passed']));
    expect(countTestResults('vitest', file, false)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('a report of Vitest with a test that passed at a later attempt', () => {
  it('counts it as passed and lists it', () => {
    const file = writeReport(vitestReport(['passed', 'repeated']));
    const repeated = ['a repeated test: Error: first line'];
    expect(countTestResults('vitest', file, true)).toEqual({ passed: 2, failed: 0, skipped: 0, repeated });
  });
});

describe('a report of Playwright', () => {
  it('counts a flaky test as passed and lists it without colours', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const tests = [
      { status: 'flaky', results: [{ error: { message: '\u001b[31mError: one\u001b[39m\ntwo' } }, {}] },
    ];
    const specs = [{ title: 'opens', file: 'menu.spec.ts', tests }];
    const file = writeReport({ stats, suites: [{ specs: [], suites: [{ specs }] }], errors: [] });
    const repeated = ['menu.spec.ts: opens: Error: one'];
    expect(countTestResults('playwright', file, false)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
      repeated,
    });
  });

  it('counts an error of the whole run', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const outcome = countTestResults(
      'playwright',
      writeReport({ stats, suites: [], errors: [{ message: 'No tests found' }] }),
      false,
    );
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a missing or invalid report', () => {
  it.each([['missing'], ['invalid']])('(%s) is one failure', (kind) => {
    const file = kind === 'missing' ? join(folder, 'nowhere.json') : writeReport('{"stats":');
    expect(countTestResults('playwright', file, true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
