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
const LATER_THAN_PLAIN = 1.1;
const LONGEST_BLOCKING_MS = 20;
const measured = ['/', '/products/hackmatrix', '/shop/grid', '/shop/single/mosaic-mug'];

/** A page with its own heading, fonts and largest picture, and nothing else, for every page that is measured. */
async function plainPages(browser: Browser, siteUrl: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of measured) {
    const { largestPicture } = await measureVisit(browser, siteUrl + path);
    const html = await (await fetch(siteUrl + path)).text();
    pages.set(path, renderPlainPage({ html, picture: largestPicture.replace(siteUrl, '') }));
  }
  return pages;
}

async function measure(): Promise<ResultTable[]> {
  const site = await startProductionSite({ dataFolder: createTemporaryFolder('pages') });
  const browser = await launchBrowser();
  const plain = await servePlainPages(await plainPages(browser, site.url), site.url);
  try {
    const subjects = new Map(
      measured.flatMap((path): [string, () => Promise<VisitMetrics>][] => [
        [`${path} here`, () => measureVisit(browser, site.url + path)],
        [`${path} plain`, () => measureVisit(browser, plain.url + path)],
      ]),
    );
    const visits = await measureInRounds(subjects, { rounds: ROUNDS, title: 'pages' });
    const rows = measured.map((path) => {
      const [here, reference] = [visits(`${path} here`), visits(`${path} plain`)];
      const paints = (of: VisitMetrics[]) => of.map(({ largestPaint }) => largestPaint);
      const later = calculateRatios(paints(here), paints(reference));
      const blocking = median(here.map((one) => one.blockingTime));
      const shift = median(here.map((one) => one.layoutShift));
      return [
        `\`${path}\``,
        here.at(-1)?.largestPicture ? 'picture' : 'text',
        formatMedianAndRange(later),
        formatVerdict(median(later), { atMost: LATER_THAN_PLAIN }),
        `${blocking.toFixed(0)} ms`,
        formatVerdict(blocking, { atMost: LONGEST_BLOCKING_MS }, 0),
        shift.toFixed(3),
        formatVerdict(shift, { atMost: 0 }, 0),
      ];
    });
    return [
      {
        title: 'First visits on a phone',
        method: `When the largest piece of the first view is painted (LCP), as a multiple of a plain page's with the same heading, fonts and picture; how long a tap would have had to wait altogether (TBT); how far things moved (CLS). On ${phoneDescription}; median of ${ROUNDS} rounds (least and greatest).`,
        columns: ['page', 'largest piece', 'LCP to plain page', 'target', 'TBT', 'target', 'CLS', 'target'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([site.stop(), plain.stop()]);
  }
}

export const pagesBenchmark: Benchmark = { name: 'pages', requiredTools: ['browser'], measure };
