import type { Stage, StageResult } from './stage.ts';

const SECONDS_BETWEEN_LINES = 15;
const TEST_LINE = /^\s*[✓✔✘×✗] /gmu;

const formatSeconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;
const printLine = (line: string) => process.stdout.write(`${line}\n`);

function formatResult({ passed, failed, skipped }: StageResult): string {
  const parts = [
    passed > 0 && `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing to check';
}

/** Prints the progress of a stage every 15 seconds, with the number of finished tests. */
export function startStageProgress(stage: Stage) {
  const startedAt = Date.now();
  let done = 0;
  const timer = setInterval(() => {
    printLine(
      `… ${stage.name.padEnd(14)} ${stage.report ? `${done} tests, ` : ''}${formatSeconds(startedAt)}`,
    );
  }, SECONDS_BETWEEN_LINES * 1000);
  return {
    read(output: string) {
      done += output.match(TEST_LINE)?.length ?? 0;
    },
    finish(result: StageResult) {
      clearInterval(timer);
      printLine(
        `${result.failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(14)} ${formatResult(result)} (${formatSeconds(startedAt)})`,
      );
    },
  };
}
