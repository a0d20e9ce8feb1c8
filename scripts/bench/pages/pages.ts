import type { Browser } from '@playwright/test';
import { startProductionSite } from '../../site/production-site.ts';
import { inTurns } from '../in-turns.ts';
import type { Part, Table } from '../part.ts';
import { judged, median, ratios, spread } from '../statistics.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { launchBrowser, phone } from './phone.ts';
import { plainPage } from './plain-page.ts';
import { servePlainPages } from './plain-site.ts';
import { type Visit, visit } from './visit.ts';

const ROUNDS = 5;
const LATER_THAN_PLAIN = 1.1;
const LONGEST_BLOCKING_MS = 20;
const measured = ['/', '/products/hackmatrix', '/shop/grid', '/shop/single/mosaic-mug'];

/** A page with its own heading, fonts and largest picture, and nothing else, for every page that is measured. */
async function plainPages(browser: Browser, siteUrl: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of measured) {
    const { picture } = await visit(browser, siteUrl + path);
    const html = await (await fetch(siteUrl + path)).text();
    pages.set(path, plainPage({ html, picture: picture.replace(siteUrl, '') }));
  }
  return pages;
}

async function measure(): Promise<Table[]> {
  const site = await startProductionSite({ dataFolder: temporaryFolder('pages') });
  const browser = await launchBrowser();
  const plain = await servePlainPages(await plainPages(browser, site.url), site.url);
  try {
    const subjects = new Map(
      measured.flatMap((path): [string, () => Promise<Visit>][] => [
        [`${path} here`, () => visit(browser, site.url + path)],
        [`${path} plain`, () => visit(browser, plain.url + path)],
      ]),
    );
    const visits = await inTurns(subjects, { rounds: ROUNDS, title: 'pages' });
    const rows = measured.map((path) => {
      const [here, reference] = [visits(`${path} here`), visits(`${path} plain`)];
      const paints = (of: Visit[]) => of.map(({ largestPaint }) => largestPaint);
      const later = ratios(paints(here), paints(reference));
      const blocking = median(here.map((one) => one.blocking));
      const shift = median(here.map((one) => one.shift));
      return [
        `\`${path}\``,
        here.at(-1)?.picture ? 'picture' : 'text',
        spread(later),
        judged(median(later), { atMost: LATER_THAN_PLAIN }),
        `${blocking.toFixed(0)} ms`,
        judged(blocking, { atMost: LONGEST_BLOCKING_MS }, 0),
        shift.toFixed(3),
        judged(shift, { atMost: 0 }, 0),
      ];
    });
    return [
      {
        title: 'First visits on a phone',
        method: `When the largest piece of the first view is painted (LCP), as a multiple of a plain page's with the same heading, fonts and picture; how long a tap would have had to wait altogether (TBT); how far things moved (CLS). On ${phone}; median of ${ROUNDS} rounds (least and greatest).`,
        head: ['page', 'largest piece', 'LCP to plain page', 'target', 'TBT', 'target', 'CLS', 'target'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([site.stop(), plain.stop()]);
  }
}

export const pages: Part = { name: 'pages', needs: ['browser'], measure };
