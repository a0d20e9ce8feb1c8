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
  numPassedTests: files.flat().filter((status) => status === 'passed').length,
  numFailedTests: files.flat().filter((status) => status === 'failed').length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files.map((tests) => ({
    status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
    assertionResults: tests.map((status) => ({ status })),
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

describe('a report of Playwright', () => {
  it('counts flaky tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const outcome = countTestResults('playwright', writeReport({ stats, errors: [] }), false);
    expect(outcome).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts an error of the whole run', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const outcome = countTestResults(
      'playwright',
      writeReport({ stats, errors: [{ message: 'No tests found' }] }),
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
