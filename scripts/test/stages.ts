import { findBrowser } from '../browser/find-browser.ts';
import { resultsFolder, type Stage } from './stage.ts';

const createVitestCommands = (project: string): Stage['commands'] => [
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

/** All stages in order, the fast ones first. */
export const stages: readonly Stage[] = [
  {
    name: 'lint',
    commands: [
      {
        script: 'node_modules/@biomejs/biome/bin/biome',
        args: ['ci', '--colors=off', '--max-diagnostics=50'],
      },
    ],
    timeoutMinutes: 3,
    isFast: true,
  },
  {
    name: 'types',
    commands: [
      { script: 'node_modules/@react-router/dev/bin.cjs', args: ['typegen'] },
      { script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
    ],
    timeoutMinutes: 10,
    isFast: true,
  },
  {
    name: 'imports',
    commands: [
      {
        script: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        args: [
          '--config',
          '.dependency-cruiser.mjs',
          '--output-type',
          'err-long',
          'app',
          'db',
          'scripts',
          'tests',
          'site.config.ts',
        ],
      },
    ],
    timeoutMinutes: 5,
    isFast: true,
  },
  {
    name: 'unused',
    commands: [{ script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] }],
    timeoutMinutes: 5,
    isFast: true,
  },
  {
    name: 'build',
    commands: [{ script: 'scripts/bootstrap/prepare.mjs', args: ['build'] }],
    timeoutMinutes: 15,
  },
  {
    name: 'unit',
    commands: createVitestCommands('unit'),
    timeoutMinutes: 10,
    report: 'vitest',
    isFast: true,
  },
  {
    name: 'browser-state',
    commands: createVitestCommands('browser-state'),
    timeoutMinutes: 10,
    report: 'vitest',
    isFast: true,
  },
  {
    name: 'server',
    commands: createVitestCommands('server'),
    timeoutMinutes: 30,
    report: 'vitest',
    runsAlone: true,
  },
  {
    name: 'http',
    commands: createVitestCommands('http'),
    timeoutMinutes: 30,
    report: 'vitest',
    dependsOn: 'build',
    runsAlone: true,
  },
  {
    name: 'e2e',
    commands: [{ script: 'node_modules/@playwright/test/cli.js', args: ['test', '--reporter=list,json'] }],
    timeoutMinutes: 60,
    report: 'playwright',
    dependsOn: 'build',
    runsAlone: true,
    prepare: () => ({
      CHROMIUM_PATH: findBrowser({ mayInstall: true }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${resultsFolder}/e2e.json`,
      // Playwright sets FORCE_COLOR for its workers and removes the colours itself. Node warns in each process that has both.
      NO_COLOR: '',
    }),
  },
];
