import { existsSync, readFileSync } from 'node:fs';
import type { Stage, StageResult } from './stage.ts';

/** The used parts of the JSON reports. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
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

function countVitest(report: VitestReport): StageResult {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright({ stats, errors }: PlaywrightReport): StageResult {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
