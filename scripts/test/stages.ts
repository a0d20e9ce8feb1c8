import { findBrowser } from '../browser/find-browser.ts';
import { resultsFolder, type Stage } from './stage.ts';

const vitest = (project: string): Stage['commands'] => [
  {
    script: 'node_modules/vitest/vitest.mjs',
    args: [
      'run',
      `--project=${project}`,
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile.json=${resultsFolder}/${project}.json`,
    ],
  },
];

/** Everything that is checked, in order: what is quick to find out comes first. */
export const stages: readonly Stage[] = [
  {
    name: 'lint',
    commands: [
      {
        script: 'node_modules/@biomejs/biome/bin/biome',
        args: ['ci', '--colors=off', '--max-diagnostics=50'],
      },
    ],
    minutes: 3,
    fast: true,
  },
  {
    name: 'types',
    commands: [
      { script: 'node_modules/@react-router/dev/bin.cjs', args: ['typegen'] },
      { script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
    ],
    minutes: 10,
    fast: true,
  },
  {
    name: 'imports',
    commands: [
      {
        script: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        args: ['--config', '.dependency-cruiser.mjs', 'app', 'db', 'scripts', 'tests', 'site.config.ts'],
      },
    ],
    minutes: 5,
    fast: true,
  },
  {
    name: 'unused',
    commands: [{ script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] }],
    minutes: 5,
    fast: true,
  },
  { name: 'build', commands: [{ script: 'scripts/bootstrap/prepare.mjs', args: ['build'] }], minutes: 15 },
  { name: 'unit', commands: vitest('unit'), minutes: 10, report: 'vitest', fast: true, alone: true },
  {
    name: 'browser-state',
    commands: vitest('browser-state'),
    minutes: 10,
    report: 'vitest',
    fast: true,
    alone: true,
  },
  { name: 'server', commands: vitest('server'), minutes: 30, report: 'vitest', alone: true },
  { name: 'http', commands: vitest('http'), minutes: 15, report: 'vitest', needs: 'build', alone: true },
  {
    name: 'e2e',
    commands: [{ script: 'node_modules/@playwright/test/cli.js', args: ['test', '--reporter=list,json'] }],
    minutes: 60,
    report: 'playwright',
    needs: 'build',
    alone: true,
    prepare: () => ({
      CHROMIUM_PATH: findBrowser({ mayInstall: true }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${resultsFolder}/e2e.json`,
    }),
  },
];
