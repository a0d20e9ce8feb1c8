import type { Stage, StageResult } from './stage.ts';

const SECONDS_BETWEEN_LINES = 15;
const TEST_LINE = /^\s*[✓✔✘×✗] /gmu;

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function words({ passed, failed, skipped }: StageResult): string {
  const parts = [
    passed > 0 && `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing to check';
}

/** Says now and then that a stage is still going on, and how many of its tests are done. */
export function startStageProgress(stage: Stage) {
  const startedAt = Date.now();
  let done = 0;
  const timer = setInterval(() => {
    say(`… ${stage.name.padEnd(14)} ${stage.report ? `${done} tests, ` : ''}${seconds(startedAt)}`);
  }, SECONDS_BETWEEN_LINES * 1000);
  return {
    read(output: string) {
      done += output.match(TEST_LINE)?.length ?? 0;
    },
    finish(outcome: StageResult) {
      clearInterval(timer);
      say(
        `${outcome.failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(14)} ${words(outcome)} (${seconds(startedAt)})`,
      );
    },
  };
}
