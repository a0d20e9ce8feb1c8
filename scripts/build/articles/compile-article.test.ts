import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleText } from '../../../app/features/journal/article/article-text.tsx';
import { createArticleCompiler } from './compile-article.ts';

const compiling = createArticleCompiler();

async function compile(text: string) {
  const compileArticle = await compiling;
  const source = `---\ntitle: A tile\npublishedOn: '2026-11-19'\n---\n\n${text}\n`;
  const { text: tree, metadata } = await compileArticle(source, 'a-tile.mdx');
  return { text: JSON.parse(tree), metadata: JSON.parse(metadata) };
}

const Aside = ({ title, children }: { title: string; children: ReactNode }) =>
  createElement('aside', { title }, children);
const Data = (props: Record<string, unknown>) => JSON.stringify(props);

async function render(text: string): Promise<string> {
  const components = { Aside, Data };
  return renderToStaticMarkup(createElement(ArticleText, { text: (await compile(text)).text, components }));
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

it('components on a line of their own are in no paragraph', async () => {
  expect(await render('<Aside title="One">First.</Aside> <Aside title="Two">*Second.*</Aside>')).toBe(
    '<section><aside title="One">First.</aside><aside title="Two"><em>Second.</em></aside></section>',
  );
  expect(await render('See <Aside title="One">this</Aside>.')).toBe(
    '<section><p>See <aside title="One">this</aside>.</p></section>',
  );
});

it('attributes are texts and literals', async () => {
  const html = await render(
    '<Data text="a &amp; b" on rows={[{ label: \'One\', value: 2.5 }, { value: -3 }]} />',
  );
  expect(
    JSON.parse(
      html
        .replace(/<\/?section>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ),
  ).toEqual({
    text: 'a & b',
    on: true,
    rows: [{ label: 'One', value: 2.5 }, { value: -3 }],
  });
});

it.each([
  [
    'an attribute that is calculated',
    'Text.\n\n<Data rows={read()} />',
    'Line 8: CallExpression is not a literal.',
  ],
  ['an attribute that is spread', '<Data {...props} />', 'Line 6: {...} is not an attribute of an article.'],
  ['an expression', 'One {1 + 1} two', 'Line 6: 1 + 1 is code, which an article cannot have.'],
  [
    'a table whose rows do not begin with a bar',
    'Part | Marks\n--- | ---\nOne | 7',
    'Line 6: A row of a table begins with |.',
  ],
  ['an import', "import a from 'a'", "Line 6: import a from 'a' is code, which an article cannot have."],
])('%s is refused with its line', async (_, text, error) => {
  await expect(compile(text)).rejects.toThrow(`a-tile.mdx: ${error}`);
});

it('a component that does not exist fails', async () => {
  await expect(render('<Missing />')).rejects.toThrow(/Missing/);
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
  const components = {};
  const { text } = await compile('| | Marks |\n| --- | --: |\n| One | 7 |');
  expect(renderToStaticMarkup(createElement(ArticleText, { text, components }))).toContain(
    '<thead><tr><td></td><th class="text-end">Marks</th></tr></thead><tbody><tr><td>One</td><td class="text-end">7</td></tr></tbody>',
  );
});

it('a table can be in a list', async () => {
  expect(await render('- Marks:\n\n  | Part |\n  | --- |\n  | One |')).toContain('<td>One</td>');
});

it('footnotes are at the end and lead back', async () => {
  const html = await render('A claim[^source].\n\n[^source]: The **source**.\n\n## After\n\nText.');
  expect(html).toContain('<a href="#note-fn-source" id="note-fnref-source"');
  expect(html).toMatch(
    /<p>Text\.<\/p><\/section>\s*<section [^>]*class="footnotes"><h2 [^>]*id="footnote-label">Notes<\/h2>/,
  );
  expect(html).toContain('aria-label="Back to the text at note 1"');
});

it('strikethrough and task lists are those of GitHub, and a bare URL stays a text', async () => {
  expect(await render('~~Old~~ https://example.com')).toBe(
    '<section><p><del>Old</del> https://example.com</p></section>',
  );
  expect(await render('- [x] Done')).toContain('<input type="checkbox" disabled="" checked=""/> Done');
});

it('the text has no positions of the source', async () => {
  const { text } = await compile('A **text**[^1].\n\n```ts\nlet a;\n```\n\n[^1]: A note.');
  expect(JSON.stringify(text)).not.toContain('"position"');
});

it('the metadata has frontmatter, headings and word count', async () => {
  const text =
    'Three words *here*.\n\n## A head\n\n```sh\nnpm start\n```\n\n<Aside title="Not counted">One more.</Aside>';
  expect((await compile(text)).metadata).toEqual({
    frontmatter: { title: 'A tile', publishedOn: '2026-11-19' },
    outline: [{ id: 'a-head', text: 'A head' }],
    wordCount: 9,
  });
});

it.each([
  ['a title in the text', '# Title', /"Title": the title has its own place/],
  ['the same heading twice', '## Why\n\n## Why?', /"Why\?": two headings have the same id/],
])('%s fails', async (_, text, error) => {
  await expect(compile(text)).rejects.toThrow(error);
});
