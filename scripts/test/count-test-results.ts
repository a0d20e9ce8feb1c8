import { existsSync, readFileSync } from 'node:fs';
import type { Stage, StageResult } from './stage.ts';

/** The parts of the JSON reports that are read here. */
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
 * How many tests a tool says passed and failed. A file that broke before its tests counts as one failure, and so
 * does a run that ended badly although no test failed (an error outside any test, a missing or broken report).
 */
export function countTestResults(kind: Stage['report'], file: string, endedWell: boolean): StageResult {
  if (!kind) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0 };
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0, reason: 'It ended without a report.' };
  const outcome =
    kind === 'vitest' ? countVitest(report as VitestReport) : countPlaywright(report as PlaywrightReport);
  if (endedWell || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, reason: 'It ended with an error outside of any test.' };
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
