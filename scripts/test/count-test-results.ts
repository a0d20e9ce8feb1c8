import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Stage, StageResult } from './stage.ts';

/** The used parts of the JSON reports. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
}

/**
 * Counts passed and failed tests of a report. A file with an error before its tests counts as one failed test, and so does a
 * failed run without a failed test (an error outside of tests, a missing or invalid report).
 */
export function countTestResults(kind: Stage['report'], file: string, hasSucceeded: boolean): StageResult {
  if (!kind) return { passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, skipped: 0 };
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0, reason: 'The command ended without a report.' };
  const outcome =
    kind === 'vitest' ? countVitest(report as VitestReport) : countPlaywright(report as PlaywrightReport);
  if (hasSucceeded || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, reason: 'The command ended with an error outside of tests.' };
}

function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Errors in the report of Playwright have colours. */
const describeRepeated = (name: string, error = '') =>
  `${name}: ${stripVTControlCharacters(error).split('\n')[0]}`;

function countVitest(report: VitestReport): StageResult {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    repeated: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => describeRepeated(fullName, failureMessages[0])),
  };
}

/** The tests that passed at a later attempt, of a suite and the suites in it. */
function listFlaky({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => describeRepeated(`${file}: ${title}`, results[0]?.error?.message)),
  );
  return [...own, ...suites.flatMap(listFlaky)];
}

function countPlaywright({ stats, suites, errors }: PlaywrightReport): StageResult {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    repeated: suites.flatMap(listFlaky),
  };
}
