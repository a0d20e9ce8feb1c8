import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import { helpArticles } from '~/content/help/help-articles';
import { customerStories } from '~/content/stories/customer-stories';
import { PREVIEW_SIZE } from '~/domain/site/preview-path';
import { paths } from '~/paths';
import { site } from '~site';
import { seedProducts } from '../../../db/seed/products/catalogue';
import type { RunningSite } from '../../../scripts/site/production-site';
import { findStructuredDataErrors } from '../../architecture/schema-org-rules';
import { pagePaths } from '../../e2e/support/page-paths';
import { fetchPageHead, type PageHead } from '../support/page-head';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';

const origin = `https://${site.domain}`;
const samples = [
  ...seedProducts.map(({ id }) => paths.shop.product(id)),
  ...helpArticles.slice(1).map(({ slug }) => paths.helpArticle(slug)),
  ...openRoles.slice(1).map(({ id }) => paths.role(id)),
  ...customerStories.slice(1).map(({ id }) => paths.customerStory(id)),
];

/** What stands under the address of its kind, when none is asked for. */
const firsts: Readonly<Record<string, string>> = {
  '/help/detail': paths.helpArticle(helpArticles[0]?.slug ?? ''),
  '/career/read': paths.role(openRoles[0]?.id),
  '/customer/story-single': paths.customerStory(customerStories[0]?.id ?? ''),
};

let heads: PageHead[];
let listed: PageHead[];

beforeAll(async () => {
  heads = [];
  for (const path of new Set([...pagePaths, ...samples])) {
    heads.push(await fetchPageHead(inject('siteUrl'), path));
  }
  listed = heads.filter(({ isIndexable }) => isIndexable);
});

/** What several pages say alike, by the pages that say it. */
function saidTwice(pages: readonly PageHead[], words: (page: PageHead) => string | undefined): string[] {
  const first = new Map<string | undefined, string>();
  return pages.flatMap((page) => {
    const other = first.get(words(page));
    if (other === undefined) first.set(words(page), page.path);
    return other === undefined ? [] : [`${other} and ${page.path}: ${words(page)}`];
  });
}

const faultsOf = (fault: (page: PageHead) => string | undefined) =>
  listed.flatMap((page) => {
    const found = fault(page);
    return found === undefined ? [] : [`${page.path}: ${found}`];
  });

describe('every page that should be found', () => {
  it('has a title and a description of its own', () => {
    expect(saidTwice(listed, ({ title }) => title)).toEqual([]);
    expect(saidTwice(listed, ({ meta }) => meta.get('description'))).toEqual([]);
  });

  it('has a title and a description of a length that is shown whole', () => {
    expect(
      faultsOf(({ title, meta }) => {
        const { length } = meta.get('description') ?? '';
        if (title.length < 10 || title.length > 140) return `the title has ${title.length} characters`;
        return length < 45 || length > 240 ? `the description has ${length} characters` : undefined;
      }),
    ).toEqual([]);
  });

  it('names its one whole address', () => {
    expect(saidTwice(listed, ({ canonical }) => canonical)).toEqual([]);
    expect(
      faultsOf(({ path, canonical }) => {
        return canonical === origin + (firsts[path] ?? path) ? undefined : `canonical is ${canonical}`;
      }),
    ).toEqual([]);
  });

  it('says what a shared link shows', () => {
    expect(
      faultsOf(({ meta, canonical }) => {
        const missing = ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:site_name'].filter(
          (name) => !meta.get(name),
        );
        if (missing.length > 0) return `no ${missing.join(', ')}`;
        return meta.get('og:url') === canonical ? undefined : `og:url is ${meta.get('og:url')}`;
      }),
    ).toEqual([]);
  });

  it('is shown in a shared link by a picture of its own, of the size that is said', async () => {
    const shownBy = new Map<string, string>();
    for (const { path, meta } of listed) {
      const address = meta.get('og:image') ?? '';
      const { status, headers, body } = await sendRequest(inject('siteUrl'), {
        path: new URL(address).pathname,
      });
      expect([status, headers['content-type']], `${path}: ${address}`).toEqual([200, 'image/jpeg']);
      expect(body.length, address).toBeLessThanOrEqual(100_000);
      const { width, height } = await sharp(body).metadata();
      expect([width, height].join(), address).toBe(
        [meta.get('og:image:width'), meta.get('og:image:height')].join(),
      );
      expect([width, height], address).toEqual([PREVIEW_SIZE.width, PREVIEW_SIZE.height]);
      const content = createHash('sha256').update(body).digest('hex');
      expect(shownBy.get(content), `${path} looks like`).toBeUndefined();
      shownBy.set(content, path);
    }
  });

  it('says in structured data what schema.org requires', () => {
    expect(
      faultsOf(({ structuredData }) => {
        if (structuredData.length !== 1) return `it has ${structuredData.length} pieces of structured data`;
        return findStructuredDataErrors(structuredData[0])[0];
      }),
    ).toEqual([]);
  });
});

it('the way to a page is the same on it as in its structured data', () => {
  const told = ({ structuredData }: PageHead) => {
    const [, names] =
      /"BreadcrumbList","itemListElement":(\[.*?\}\])/.exec(JSON.stringify(structuredData)) ?? [];
    const crumbs: { name: string }[] = names ? JSON.parse(names) : [];
    // Search engines hear of the front page, too; on the page the logo stands for it.
    return crumbs.slice(1).map(({ name }) => name);
  };
  expect(listed.filter((page) => page.breadcrumbs.length > 0).length).toBeGreaterThan(20);
  expect(
    faultsOf((page) => {
      const [shown, said] = [page.breadcrumbs.join(' › '), told(page).join(' › ')];
      return shown === said ? undefined : `shows "${shown}" and says "${said}"`;
    }),
  ).toEqual([]);
});

it('a page that nobody should find says so, and names no other address', () => {
  // One that leads on to the sign-in shows nothing itself.
  const hidden = heads.filter(({ isIndexable, status }) => !isIndexable && status !== 302);
  expect(hidden.length).toBeGreaterThan(0);
  expect(
    hidden.filter(({ meta }) => !meta.get('robots')?.includes('noindex')).map(({ path }) => path),
  ).toEqual([]);
  expect(hidden.filter(({ structuredData }) => structuredData.length > 0).map(({ path }) => path)).toEqual(
    [],
  );
});

it('sitemap.xml lists every page that should be found, and no other', async () => {
  const { status, text, headers } = await sendRequest(inject('siteUrl'), { path: '/sitemap.xml' });
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.toSorted()).toEqual(listed.map(({ canonical }) => canonical).toSorted());
});

it('robots.txt leads to that list, and keeps crawlers from what is one person’s alone', async () => {
  const { text } = await sendRequest(inject('siteUrl'), { path: '/robots.txt' });
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const refused = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isRefused = (path: string) => refused.some((start) => path.startsWith(start));
  expect(listed.filter(({ path }) => isRefused(path)).map(({ path }) => path)).toEqual([]);
  expect(
    ['/account/profile', '/admin', '/messages/abc', '/shop/orders/T-1', '/shop/checkout'].filter(
      (path) => !isRefused(path),
    ),
  ).toEqual([]);
});

describe('once the setting says where the site is', () => {
  let dataFolder: string;
  let running: RunningSite;

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'tessera-heads-'));
    running = await startSeededSite({ dataFolder, settings: { PUBLIC_URL: 'https://www.example.com' } });
  });

  afterAll(async () => {
    await running.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it.each(['/company', '/shop/index', '/shop/single/mosaic-mug'])(
    '%s gives its address there',
    async (path) => {
      const { canonical, meta } = await fetchPageHead(running.url, path);
      expect(canonical).toBe(`https://www.example.com${path}`);
      expect(meta.get('og:image')).toMatch(/^https:\/\/www\.example\.com\//);
    },
  );
});
