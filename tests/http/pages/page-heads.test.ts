import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { integrations } from '~/content/integrations/integrations';
import { articleSeries } from '~/content/journal/article-series';
import { articles } from '~/content/journal/articles';
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
/** It is shown at a path without its slug as well. */
const pictureEssay = articles.find(({ form }) => form === 'picture-essay');
const samples = [
  ...seedProducts.map(({ id }) => paths.shop.product(id)),
  ...repositoryHelpArticles.slice(1).map(({ slug }) => paths.helpArticle(slug)),
  ...openRoles.slice(1).map(({ id }) => paths.role(id)),
  ...customerStories.slice(1).map(({ id }) => paths.customerStory(id)),
  ...articles.filter((article) => article !== pictureEssay).map(({ slug }) => paths.article(slug)),
  ...articles.flatMap(({ tag, authorId }) => [paths.journalTag(tag), paths.journalAuthor(authorId)]),
  ...articleSeries.map(({ id }) => paths.journalSeries(id)),
  ...integrations.slice(1).map(({ id }) => paths.integration(id)),
];

/** Paths that show the first item of their kind when the query names none. */
const firstItems: Readonly<Record<string, string>> = {
  '/help/detail': paths.helpArticle(repositoryHelpArticles[0]?.slug ?? ''),
  '/career/read': paths.role(openRoles[0]?.id),
  '/customer/story-single': paths.customerStory(customerStories[0]?.id ?? ''),
  [paths.pictureEssay()]: paths.article(pictureEssay?.slug ?? ''),
  '/saas/integration-single': paths.integration(integrations[0]?.id),
};

let heads: PageHead[];
let indexable: PageHead[];

beforeAll(async () => {
  heads = [];
  for (const path of new Set([...pagePaths, ...samples])) {
    heads.push(await fetchPageHead(inject('siteUrl'), path));
  }
  indexable = heads.filter(({ isIndexable }) => isIndexable);
});

/** Values that several pages share, with the paths of the pages. */
function findDuplicates(pages: readonly PageHead[], read: (page: PageHead) => string | undefined): string[] {
  const first = new Map<string | undefined, string>();
  return pages.flatMap((page) => {
    const other = first.get(read(page));
    if (other === undefined) first.set(read(page), page.path);
    return other === undefined ? [] : [`${other} and ${page.path}: ${read(page)}`];
  });
}

const findErrors = (check: (page: PageHead) => string | undefined) =>
  indexable.flatMap((page) => {
    const error = check(page);
    return error === undefined ? [] : [`${page.path}: ${error}`];
  });

describe('every indexable page', () => {
  it('has a unique title and a unique description', () => {
    expect(findDuplicates(indexable, ({ title }) => title)).toEqual([]);
    expect(findDuplicates(indexable, ({ meta }) => meta.get('description'))).toEqual([]);
  });

  it('has a title and a description that search engines do not truncate', () => {
    expect(
      findErrors(({ title, meta }) => {
        const { length } = meta.get('description') ?? '';
        if (title.length < 10 || title.length > 140) return `the title has ${title.length} characters`;
        return length < 45 || length > 240 ? `the description has ${length} characters` : undefined;
      }),
    ).toEqual([]);
  });

  it('has a unique canonical URL', () => {
    expect(findDuplicates(indexable, ({ canonical }) => canonical)).toEqual([]);
    expect(
      findErrors(({ path, canonical }) => {
        return canonical === origin + (firstItems[path] ?? path) ? undefined : `canonical is ${canonical}`;
      }),
    ).toEqual([]);
  });

  it('has a complete link preview', () => {
    expect(
      findErrors(({ meta, canonical }) => {
        const missing = ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:site_name'].filter(
          (name) => !meta.get(name),
        );
        if (missing.length > 0) return `no ${missing.join(', ')}`;
        return meta.get('og:url') === canonical ? undefined : `og:url is ${meta.get('og:url')}`;
      }),
    ).toEqual([]);
  });

  it('has a unique preview picture of the declared size', async () => {
    const pathsByContent = new Map<string, string>();
    for (const { path, meta } of indexable) {
      const url = meta.get('og:image') ?? '';
      const { status, headers, body } = await sendRequest(inject('siteUrl'), {
        path: new URL(url).pathname,
      });
      expect([status, headers['content-type']], `${path}: ${url}`).toEqual([200, 'image/jpeg']);
      expect(body.length, url).toBeLessThanOrEqual(100_000);
      const { width, height } = await sharp(body).metadata();
      expect([width, height].join(), url).toBe(
        [meta.get('og:image:width'), meta.get('og:image:height')].join(),
      );
      expect([width, height], url).toEqual([PREVIEW_SIZE.width, PREVIEW_SIZE.height]);
      const content = createHash('sha256').update(body).digest('hex');
      expect(pathsByContent.get(content), `${path} looks like`).toBeUndefined();
      pathsByContent.set(content, path);
    }
  });

  it('has structured data that schema.org accepts', () => {
    expect(
      findErrors(({ structuredData }) => {
        if (structuredData.length !== 1) return `it has ${structuredData.length} blocks of structured data`;
        return findStructuredDataErrors(structuredData[0])[0];
      }),
    ).toEqual([]);
  });
});

it('breadcrumbs are the same on the page and in its structured data', () => {
  const readBreadcrumbs = ({ structuredData }: PageHead) => {
    const [, names] =
      /"BreadcrumbList","itemListElement":(\[.*?\}\])/.exec(JSON.stringify(structuredData)) ?? [];
    const crumbs: { name: string }[] = names ? JSON.parse(names) : [];
    // Structured data starts with the home page. On the page, the logo links to it.
    return crumbs.slice(1).map(({ name }) => name);
  };
  expect(indexable.filter((page) => page.breadcrumbs.length > 0).length).toBeGreaterThan(20);
  expect(
    findErrors((page) => {
      const shown = page.breadcrumbs.join(' › ');
      const declared = readBreadcrumbs(page).join(' › ');
      return shown === declared ? undefined : `shows "${shown}" and declares "${declared}"`;
    }),
  ).toEqual([]);
});

it('every other page has noindex and no structured data', () => {
  // Redirects to the sign-in have no head.
  const hidden = heads.filter(({ isIndexable, status }) => !isIndexable && status !== 302);
  expect(hidden.length).toBeGreaterThan(0);
  expect(
    hidden.filter(({ meta }) => !meta.get('robots')?.includes('noindex')).map(({ path }) => path),
  ).toEqual([]);
  expect(hidden.filter(({ structuredData }) => structuredData.length > 0).map(({ path }) => path)).toEqual(
    [],
  );
});

it('an unknown category of the shop is no heading, and is not indexed', async () => {
  const read = async (category: string) => {
    const path = `/shop/grid?category=${category}`;
    const { status, text } = await sendRequest(inject('siteUrl'), { path });
    const heading = /<h1[^>]*>([^<]*)/.exec(text)?.[1];
    return [status, heading, text.includes('content="noindex')];
  };
  expect(await read('nope')).toEqual([200, 'All products', true]);
  expect(await read('desk')).toEqual([200, 'Desk', false]);
});

it('sitemap.xml lists exactly the indexable pages', async () => {
  const { status, text, headers } = await sendRequest(inject('siteUrl'), { path: '/sitemap.xml' });
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const urls = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.toSorted()).toEqual(indexable.map(({ canonical }) => canonical).toSorted());
});

it('robots.txt names the sitemap and disallows private pages', async () => {
  const { text } = await sendRequest(inject('siteUrl'), { path: '/robots.txt' });
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const refused = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isRefused = (path: string) => refused.some((start) => path.startsWith(start));
  expect(indexable.filter(({ path }) => isRefused(path)).map(({ path }) => path)).toEqual([]);
  expect(
    ['/account/profile', '/admin', '/messages/abc', '/shop/orders/T-1', '/shop/checkout'].filter(
      (path) => !isRefused(path),
    ),
  ).toEqual([]);
});

it('llms.txt links only to pages that exist, each once', async () => {
  const { status, text, headers } = await sendRequest(inject('siteUrl'), { path: '/llms.txt' });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const urls = [...text.matchAll(/^- \[[^\]]+\]\((.+)\): ./gm)].map(([, url = '']) => new URL(url));
  expect(urls.length).toBeGreaterThan(80);
  expect(new Set(urls.map(String)).size).toBe(urls.length);
  expect(urls.filter((url) => url.origin !== origin)).toEqual([]);
  for (const { pathname } of urls) {
    const response = await sendRequest(inject('siteUrl'), { path: pathname });
    expect([pathname, response.status]).toEqual([pathname, 200]);
  }
});

describe('with PUBLIC_URL', () => {
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
    '%s has its canonical URL there',
    async (path) => {
      const { canonical, meta } = await fetchPageHead(running.url, path);
      expect(canonical).toBe(`https://www.example.com${path}`);
      expect(meta.get('og:image')).toMatch(/^https:\/\/www\.example\.com\//);
    },
  );
});
