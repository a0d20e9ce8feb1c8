import { describe, expect, inject, it } from 'vitest';
import { articles } from '~/content/journal/articles';
import { paths } from '~/paths';
import { site } from '~site';
import { sendRequest } from '../support/send-request';

const request = (path: string) => sendRequest(inject('siteUrl'), { path });
const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const origin = `https://${site.domain}`;
const standard = articles.filter(({ form }) => form === 'standard');

describe('articles', () => {
  it.each(standard.map(({ slug }) => slug))('%s is whole without script', async (slug) => {
    const article = articles.find((candidate) => candidate.slug === slug);
    const { status, text } = await request(paths.article(slug));
    expect(status).toBe(200);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main).not.toMatch(/<template|\sstyle="|<!--\$/);
    for (const { id } of article?.outline ?? []) {
      expect(main).toContain(`href="#${id}"`);
      expect(main).toContain(`<h2 id="${id}"`);
    }
    const ids = [...main.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have the styles of the journal and of their code, and no script of React', async () => {
    const { text } = await request(paths.article('how-this-journal-is-printed'));
    const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(text) ?? [];
    const { text: style } = await request(stylesheet);
    // The build shortens the names of classes.
    for (const element of [/<article class="([\w-]+)/, /<pre[^>]*><code>.*?<span class="([\w-]+)/s])
      expect(style).toMatch(new RegExp(`\\.${element.exec(text)?.[1]}[{,]`));
    expect(style).toContain('target-current');
    expect(text).not.toContain('__reactRouter');
  });

  it('say in Open Graph that they are articles', async () => {
    const [article] = standard;
    const { text } = await request(paths.article(article?.slug ?? ''));
    expect(text).toContain('<meta property="og:type" content="article"/>');
    expect(text).toContain(`<meta property="article:published_time" content="${article?.publishedOn}"/>`);
  });

  it('that do not exist: 404 with the nearest titles', async () => {
    const { status, text } = await request('/blog/judgeing-400-projcts');
    expect(status).toBe(404);
    expect(text).toContain(`href="${paths.article('judging-400-projects')}"`);
  });

  it('are there as Markdown', async () => {
    const { status, headers, text } = await request(paths.articleMarkdown('judging-400-projects'));
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^# Judging 400 projects/);
  });
});

it.each(['/blog/tags/cooking', '/blog/authors/nobody', '/blog/series/nothing'])('%s: 404', async (path) => {
  expect((await request(path)).status).toBe(404);
});

describe('the archive', () => {
  it('searches without script, and its results are not indexed', async () => {
    const { status, text } = await request('/blog/list-sidebar?q=judging&tag=hackathons');
    expect(status).toBe(200);
    expect(text).toContain('noindex');
    expect(text).toContain(`href="${paths.article('judging-400-projects')}"`);
    expect(text).toContain('name="tag" value="hackathons"');
  });

  it('says what it did not find, as text', async () => {
    const { text } = await request(`/blog/list-sidebar?q=${encodeURIComponent('<b>zzz')}`);
    expect(toText(text)).toContain('No article with “&lt;b&gt;zzz”');
  });
});

describe('the feed', () => {
  it.each([
    ['rss.xml', 'application/rss+xml; charset=utf-8'],
    ['atom.xml', 'application/atom+xml; charset=utf-8'],
    ['feed.json', 'application/feed+json; charset=utf-8'],
  ] as const)('%s has the newest articles and names itself', async (file, type) => {
    const { status, headers, text } = await request(paths.journalFeed(file));
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers.link).toBe(`<${origin}${paths.journalFeed(file)}>; rel="self"`);
    for (const { slug } of articles.slice(0, 50)) expect(text).toContain(origin + paths.article(slug));
  });

  it('is linked from every page of the journal', async () => {
    const { text } = await request(paths.journal());
    for (const file of ['rss.xml', 'atom.xml', 'feed.json'] as const)
      expect(text).toMatch(
        new RegExp(`<link rel="alternate" type="[^"]*" [^>]*href="${paths.journalFeed(file)}"`),
      );
  });
});
