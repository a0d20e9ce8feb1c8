import { describe, expect, it, test } from 'vitest';
import { teamMembers } from '~/content/company/team';
import type { Article } from '~/content/journal/article';
import { articles } from '~/content/journal/articles';
import { createFeedResponse, type FeedFile } from './journal-feed.server';

const origin = 'https://www.example.com';
const FILES: readonly FeedFile[] = ['rss.xml', 'atom.xml', 'feed.json'];
const [sample] = articles;
const [author] = teamMembers;

const write = (changes: Partial<Article> = {}): Article => {
  if (!sample || !author) throw new Error('There is no sample.');
  const { updatedOn: _, ...article } = sample;
  return { ...article, authorId: author.id, publishedOn: '2026-11-30', ...changes };
};
const respond = (file: FeedFile, shown: readonly Article[], headers: Record<string, string> = {}) =>
  createFeedResponse(new Request(`${origin}/blog/${file}`, { headers }), file, { articles: shown, origin });
const read = (file: FeedFile, ...shown: Article[]) => respond(file, shown).text();

const marked = write({
  title: 'What <dialog> does & does not',
  summary: 'A page with <b> and & in its text.',
});

describe('marks of HTML in a title and a summary are text', () => {
  it.each(['rss.xml', 'atom.xml'] as const)('in %s, whose texts are HTML', async (file) => {
    const text = await read(file, marked);
    expect(text).toContain('<![CDATA[What &lt;dialog&gt; does &amp; does not]]>');
    expect(text).toContain('<![CDATA[A page with &lt;b&gt; and &amp; in its text.]]>');
  });

  it('in feed.json, whose title is plain text', async () => {
    expect(JSON.parse(await read('feed.json', marked)).items[0]).toMatchObject({
      title: 'What <dialog> does & does not',
      content_html: 'A page with &lt;b&gt; and &amp; in its text.',
    });
  });
});

test('a category of Atom has its term, and an author of RSS is a name', async () => {
  const article = write();
  expect(await read('atom.xml', article)).toContain(`term="${article.tag}"`);
  const rss = await read('rss.xml', article);
  expect(rss).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"');
  expect(rss).toContain(`<dc:creator>${author?.name}</dc:creator>`);
  expect(rss).not.toContain('<author>');
});

test('an article is published when its day begins in India', async () => {
  expect(await read('rss.xml', write())).toContain('<pubDate>Sun, 29 Nov 2026 18:30:00 GMT</pubDate>');
});

test.each(FILES)('%s: an article of the back office keeps its id when its slug changes', async (file) => {
  const id = '019acf2b-1d4a-7c11-9b60-2f6f0c1b7a55';
  for (const slug of ['kiln', 'kiln-again']) {
    const text = await read(file, write({ id, slug }));
    expect(text).toContain(`urn:uuid:${id}`);
    expect(text).toContain(`${origin}/blog/${slug}`);
  }
});

test.each(FILES)('%s: a journal without articles has a feed', async (file) => {
  expect(await read(file)).toContain(`${origin}/blog/`);
});

test.each(FILES)('%s is not sent again to a client that has it', async (file) => {
  const first = respond(file, [write()]);
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^W\/"[\w-]{20}"$/);
  const second = respond(file, [write()], { 'If-None-Match': `"other", ${tag}` });
  expect([second.status, await second.text(), second.headers.get('ETag')]).toEqual([304, '', tag]);
  expect(second.headers.get('Content-Type')).toBeNull();
  const changed = respond(file, [write({ title: 'Another title' })], { 'If-None-Match': tag });
  expect(changed.status).toBe(200);
});
