import { expect, it } from 'vitest';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { repositoryHelp } from '~/content/help/repository-help';
import { articles } from '~/content/journal/articles';
import { paths } from '~/paths';
import { site } from '~site';
import { createMarkdownFiles, type TextFile, toHelpMarkdown, toMarkdown } from './article-markdown.server';
import { createLlmsTxt } from './site-index.server';

const [sample] = articles;
const convert = (body: string) =>
  sample ? toMarkdown(sample, `---\ntitle: A\n---\n\n${body}\n`, 'https://shop.example.org') : '';

it('its URL has the origin of the site', () => {
  expect(convert('A')).toContain(` https://shop.example.org/blog/${sample?.slug}\n`);
});

it('a chart becomes a table', () => {
  const chart =
    '<BarChart\n  title="Time to print"\n  unit="ms"\n  source="Measured."\n  rows={[\n    { label: \'First\', value: 2.4 },\n    { label: "Second’s", value: 1 },\n  ]}\n/>';
  expect(convert(chart)).toContain(
    '**Time to print**\n\n| | ms |\n| --- | --- |\n| First | 2.4 |\n| Second’s | 1 |\n\nMeasured.',
  );
});

it('a remark becomes a quote, a picture its caption, and steps a list', () => {
  expect(convert('<Aside title="Note">\nOne.\n\nTwo.\n</Aside>')).toContain(
    '> **Note**\n>\n> One.\n>\n> Two.',
  );
  expect(convert('<Plate kind="opus" seed={3} caption="A wall." />')).toContain('*Picture: A wall.*');
  expect(convert('<Steps>\n\n1. One\n2. Two\n\n</Steps>')).toContain('1. One\n2. Two');
});

it('code stays as it is', () => {
  const code = '```tsx\n<Aside title="Note">One.</Aside>\n```';
  expect(convert(code)).toContain(code);
});

it('every article becomes Markdown without components and frontmatter', async () => {
  const files: TextFile[] = [];
  for await (const file of createMarkdownFiles()) files.push(file);
  expect(files.map(({ path }) => path)).toEqual(articles.map(({ slug }) => `/blog/${slug}.md`));
  for (const { path, text } of files) {
    const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`/g, '');
    expect(prose, path).not.toMatch(/<\/?[A-Z]|^---$/m);
    expect(text.length, path).toBeGreaterThan(1_000);
  }
});

it.each(repositoryHelpArticles)('$slug is Markdown with its sections and whole URLs', (article) => {
  const text = toHelpMarkdown(article, 'https://shop.example.org');
  expect(text).toContain(article.short);
  for (const { title } of article.sections) expect(text).toContain(`## ${title}`);
  expect(text).not.toMatch(/\]\(\/|drawing:|undefined|<[a-z]/);
  expect(text).toContain(`https://shop.example.org${paths.helpArticle(article.slug)}`);
  expect(text).not.toContain(`//${site.domain}`);
});

it('llms.txt lists the help articles with their Markdown', () => {
  const text = createLlmsTxt({ articles: [], help: repositoryHelp }, 'https://tessera.example');
  for (const { slug } of repositoryHelpArticles)
    expect(text).toContain(`(https://tessera.example${paths.helpMarkdown(slug)})`);
});
