import { startProductionSite } from '../../site/production-site.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { measureInRounds } from '../measure-in-rounds.ts';
import { calculateMedian, calculateRatios, formatMedianAndRange, formatVerdict } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { launchPhone, phoneDescription } from './emulated-phone.ts';
import { measureVisit, type VisitMetrics } from './measure-visit.ts';
import { renderPlainPage } from './plain-page.ts';
import { servePlainPages } from './plain-site.ts';
import { openVisitedSites } from './visited-sites.ts';

const ROUNDS = 5;
const MAX_PAINT_RATIO = 1.1;
/** The large picture of the home page depends on the theme, so that a script asks for it. */
const MAX_HOME_PAINT_RATIO = 1.25;
const MAX_BLOCKING_MS = 20;
/** One page of each kind. */
const PATHS = [
  '/',
  '/products/hackmatrix',
  '/shop/grid',
  '/shop/single/mosaic-mug',
  '/pricing',
  '/help/center',
  '/blog/',
  '/auth/sign-in',
];

/** A plain page for every measured page, with the same heading, fonts and largest picture. */
async function createPlainPages(siteUrl: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const phone = await launchPhone();
  for (const path of PATHS) {
    const { largestPicture } = await measureVisit(phone, siteUrl + path);
    const html = await (await fetch(siteUrl + path)).text();
    pages.set(path, renderPlainPage({ html, picture: largestPicture.replace(siteUrl, '') }));
  }
  await phone.browser.close();
  return pages;
}

async function measure(): Promise<ResultTable[]> {
  const site = await startProductionSite({ dataFolder: createTemporaryFolder('pages') });
  const plain = await servePlainPages(await createPlainPages(site.url), site.url);
  const { phone, routes, description, stop } = await openVisitedSites(site.url, plain);
  try {
    const cases = PATHS.flatMap((path) => routes.map((route) => ({ path, ...route })));
    const subjects = new Map(
      cases.flatMap(({ path, name, siteUrl, plainUrl }): [string, () => Promise<VisitMetrics>][] => [
        [`${path} ${name} site`, () => measureVisit(phone, siteUrl + path)],
        [`${path} ${name} plain`, () => measureVisit(phone, plainUrl + path)],
      ]),
    );
    const visits = await measureInRounds(subjects, { rounds: ROUNDS, title: 'pages' });
    const rows = cases.map(({ path, name }) => {
      const actual = visits(`${path} ${name} site`);
      const reference = visits(`${path} ${name} plain`);
      const paints = (visits: VisitMetrics[]) => visits.map(({ largestPaint }) => largestPaint);
      const paintRatios = calculateRatios(paints(actual), paints(reference));
      const blocking = calculateMedian(actual.map((one) => one.blockingTime));
      const shift = calculateMedian(actual.map((one) => one.layoutShift));
      return [
        `\`${path}\``,
        name,
        actual.at(-1)?.largestPicture ? 'picture' : 'text',
        formatMedianAndRange(paintRatios),
        formatVerdict(calculateMedian(paintRatios), {
          atMost: path === '/' ? MAX_HOME_PAINT_RATIO : MAX_PAINT_RATIO,
        }),
        `${blocking.toFixed(0)} ms`,
        formatVerdict(blocking, { atMost: MAX_BLOCKING_MS }, 0),
        shift.toFixed(3),
        formatVerdict(shift, { atMost: 0 }, 0),
      ];
    });
    return [
      {
        title: 'First visits on a phone',
        method: `Largest Contentful Paint (LCP) as a multiple of a plain page with the same heading, fonts and picture; Total Blocking Time (TBT); Cumulative Layout Shift (CLS). On ${phoneDescription}; ${description}. Median of ${ROUNDS} rounds (minimum and maximum).`,
        columns: [
          'page',
          'sent by',
          'largest element',
          'LCP ratio',
          'target',
          'TBT',
          'target',
          'CLS',
          'target',
        ],
        rows,
      },
    ];
  } finally {
    await stop();
    await Promise.all([site.stop(), plain.stop()]);
  }
}

export const pagesBenchmark: Benchmark = { name: 'pages', requiredTools: ['browser'], measure };
