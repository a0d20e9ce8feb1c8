import type { Browser } from '@playwright/test';
import { startProductionSite } from '../../site/production-site.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateRatios, formatMedianAndRange, formatVerdict, median } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { launchBrowser, phoneDescription } from './emulated-phone.ts';
import { measureVisit, type VisitMetrics } from './measure-visit.ts';
import { renderPlainPage } from './plain-page.ts';
import { servePlainPages } from './plain-site.ts';

const ROUNDS = 5;
const MAX_PAINT_RATIO = 1.1;
const MAX_BLOCKING_MS = 20;
const PATHS = ['/', '/products/hackmatrix', '/shop/grid', '/shop/single/mosaic-mug'];

/** A plain page for every measured page, with the same heading, fonts and largest picture. */
async function createPlainPages(browser: Browser, siteUrl: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of PATHS) {
    const { largestPicture } = await measureVisit(browser, siteUrl + path);
    const html = await (await fetch(siteUrl + path)).text();
    pages.set(path, renderPlainPage({ html, picture: largestPicture.replace(siteUrl, '') }));
  }
  return pages;
}

async function measure(): Promise<ResultTable[]> {
  const site = await startProductionSite({ dataFolder: createTemporaryFolder('pages') });
  const browser = await launchBrowser();
  const plain = await servePlainPages(await createPlainPages(browser, site.url), site.url);
  try {
    const subjects = new Map(
      PATHS.flatMap((path): [string, () => Promise<VisitMetrics>][] => [
        [`${path} site`, () => measureVisit(browser, site.url + path)],
        [`${path} plain`, () => measureVisit(browser, plain.url + path)],
      ]),
    );
    const visits = await measureInRounds(subjects, { rounds: ROUNDS, title: 'pages' });
    const rows = PATHS.map((path) => {
      const [actual, reference] = [visits(`${path} site`), visits(`${path} plain`)];
      const paints = (visits: VisitMetrics[]) => visits.map(({ largestPaint }) => largestPaint);
      const paintRatios = calculateRatios(paints(actual), paints(reference));
      const blocking = median(actual.map((one) => one.blockingTime));
      const shift = median(actual.map((one) => one.layoutShift));
      return [
        `\`${path}\``,
        actual.at(-1)?.largestPicture ? 'picture' : 'text',
        formatMedianAndRange(paintRatios),
        formatVerdict(median(paintRatios), { atMost: MAX_PAINT_RATIO }),
        `${blocking.toFixed(0)} ms`,
        formatVerdict(blocking, { atMost: MAX_BLOCKING_MS }, 0),
        shift.toFixed(3),
        formatVerdict(shift, { atMost: 0 }, 0),
      ];
    });
    return [
      {
        title: 'First visits on a phone',
        method: `Largest Contentful Paint (LCP) as a multiple of a plain page with the same heading, fonts and picture; Total Blocking Time (TBT); Cumulative Layout Shift (CLS). On ${phoneDescription}. Median of ${ROUNDS} rounds (minimum and maximum).`,
        columns: ['page', 'largest element', 'LCP ratio', 'target', 'TBT', 'target', 'CLS', 'target'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([site.stop(), plain.stop()]);
  }
}

export const pagesBenchmark: Benchmark = { name: 'pages', requiredTools: ['browser'], measure };
