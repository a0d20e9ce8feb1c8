import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MDXContent } from 'mdx/types';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'));
});

afterAll(() => rm(folder, { recursive: true }));

interface ArticleModule {
  default: MDXContent;
  outline: { id: string; text: string }[];
  wordCount: number;
  frontmatter: Record<string, unknown>;
}

async function compile(text: string, query = ''): Promise<ArticleModule> {
  const file = join(folder, `${crypto.randomUUID()}.mdx`);
  await writeFile(file, `---\ntitle: A tile\npublishedOn: '2026-11-19'\n---\n\n${text}\n`);
  return import(/* @vite-ignore */ `${file}${query}`);
}

const Aside = ({ title, children }: { title: string; children: ReactNode }) =>
  createElement('aside', { title }, children);

async function render(text: string): Promise<string> {
  const { default: Text } = await compile(text);
  return renderToStaticMarkup(createElement(Text, { components: { Aside } }));
}

it('a section for each heading of the second level, with an id', async () => {
  expect(await render('Before.\n\n## Who’s first?\n\nText.\n\n### Detail\n\n## Second')).toBe(
    '<section><p>Before.</p></section>\n' +
      '<section><h2 id="whos-first">Who’s first?</h2><p>Text.</p><h3 id="detail">Detail</h3></section>\n' +
      '<section><h2 id="second">Second</h2></section>',
  );
});

it('quotes are typographic, except in code', async () => {
  expect(await render('"Ask," it said: "don\'t *"wait"*." `"a\'b"`')).toBe(
    '<section><p>“Ask,” it said: “don’t <em>“wait”</em>.” <code>&quot;a&#x27;b&quot;</code></p></section>',
  );
});

it('components are used without an import', async () => {
  expect(await render('<Aside title="Note">\nBeside **it**.\n</Aside>')).toBe(
    '<section><aside title="Note"><p>Beside <strong>it</strong>.</p></aside></section>',
  );
});

it('code is coloured by classes, without inline styles', async () => {
  const html = await render('```ts\nconst tile = "red"; // a\n```\n\n```\nplain\n```');
  expect(html).toContain('<pre class="code-block" tabindex="0"><code>');
  expect(html).toContain('class="code-keyword">const');
  expect(html).toContain('class="code-string-expression"> &quot;red&quot;');
  expect(html).toContain('class="code-comment">// a');
  expect(html).toContain('<pre class="code-block" tabindex="0"><code><span><span>plain</span></span>');
  expect(html).not.toContain('style=');
});

it('code can have the name of its file', async () => {
  expect(await render('```ts title="app/paths.ts"\nlet a;\n```')).toContain(
    'tabindex="0" data-file="app/paths.ts">',
  );
});

it('code in an unknown language fails', async () => {
  await expect(render('```tilescript\nDISPLAY "a"\n```')).rejects.toThrow(/tilescript/);
});

it('cells are aligned by classes, and an empty corner is no header', async () => {
  expect(await render('| | Marks |\n| --- | --: |\n| One | 7 |')).toContain(
    '<thead><tr><td></td><th class="text-end">Marks</th></tr></thead><tbody><tr><td>One</td><td class="text-end">7</td></tr></tbody>',
  );
});

it('footnotes are at the end and lead back', async () => {
  const html = await render('A claim[^source].\n\n[^source]: The **source**.\n\n## After\n\nText.');
  expect(html).toContain('<a href="#note-fn-source" id="note-fnref-source"');
  expect(html).toMatch(
    /<p>Text\.<\/p><\/section>\s*<section [^>]*class="footnotes"><h2 [^>]*id="footnote-label">Notes<\/h2>/,
  );
  expect(html).toContain('aria-label="Back to the text at note 1"');
});

it('the metadata has frontmatter, headings and word count, and no text', async () => {
  const text =
    'Three words *here*.\n\n## A head\n\n```sh\nnpm start\n```\n\n<Aside title="Not counted">One more.</Aside>';
  const { frontmatter, outline, wordCount, default: Text } = await compile(text, '?metadata');
  expect(frontmatter).toEqual({ title: 'A tile', publishedOn: '2026-11-19' });
  expect(outline).toEqual([{ id: 'a-head', text: 'A head' }]);
  expect(wordCount).toBe(9);
  expect(Text).toBeUndefined();
});

it.each([
  ['a title in the text', '# Title', /"Title": the title has its own place/],
  ['the same heading twice', '## Why\n\n## Why?', /"Why\?": two headings have the same id/],
])('%s fails', async (_, text, error) => {
  await expect(compile(text)).rejects.toThrow(error);
});
