import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';
import { launchArguments } from '../browser/launch-options.ts';
import { startProductionSite } from '../site/production-site.ts';
import { parseScreenshotOptions, type ScreenshotOptions, usageText } from './screenshot-options.ts';
import { takeScreenshot } from './take-screenshot.ts';

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** Returns the number of findings. */
async function takeAll(siteUrl: string, options: ScreenshotOptions): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArguments] });
  let findingCount = 0;
  for (const path of options.paths) {
    for (const theme of options.themes) {
      for (const width of options.widths) {
        const { file, findings } = await takeScreenshot(browser, { siteUrl, path, theme, width }, options);
        printLine(findings.length === 0 ? file : `${file} (problems: ${findings.length})`);
        for (const finding of findings) printLine(`    ${finding}`);
        findingCount += findings.length;
      }
    }
  }
  await browser.close();
  return findingCount;
}

async function withTemporarySite(work: (siteUrl: string) => Promise<number>): Promise<number> {
  const build = spawnSync(process.execPath, ['scripts/bootstrap/prepare.mjs', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) return 1;
  const dataFolder = mkdtempSync(join(tmpdir(), 'tessera-shots-'));
  const site = await startProductionSite({ dataFolder });
  try {
    return await work(site.url);
  } finally {
    await site.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function readOptions(): ScreenshotOptions | undefined {
  try {
    const options = parseScreenshotOptions(process.argv.slice(2));
    return options.paths.length > 0 ? options : undefined;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    printLine(`${error.message}\n`);
    return undefined;
  }
}

const options = readOptions();
if (!options) {
  printLine(usageText);
  process.exitCode = 2;
} else {
  const runningUrl = process.env.SHOTS_URL?.replace(/\/$/, '');
  const work = (siteUrl: string) => takeAll(siteUrl, options);
  const findingCount = runningUrl ? await work(runningUrl) : await withTemporarySite(work);
  process.exitCode = findingCount > 0 ? 1 : 0;
}
