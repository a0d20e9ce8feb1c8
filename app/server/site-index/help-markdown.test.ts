import { expect, it } from 'vitest';
import { helpArticles } from '~/content/help/help-articles';
import { createHelpMarkdownFiles } from './help-markdown.server';
import { createLlmsTxt } from './site-index.server';

const files = createHelpMarkdownFiles();

it('every help article is there as Markdown with its sections and without markup', () => {
  expect(files.map(({ path }) => path)).toEqual(helpArticles.map(({ slug }) => `/help/${slug}.md`));
  for (const [index, { path, text }] of files.entries()) {
    const article = helpArticles[index];
    expect(text, path).toMatch(/^# /);
    expect(text, path).toContain(article?.short);
    for (const { title } of article?.sections ?? []) expect(text, path).toContain(`## ${title}`);
    expect(text, path).not.toMatch(/undefined|\[object|<\/?[a-z]/i);
    expect(text, path).not.toMatch(/\]\(\//);
  }
});

it('llms.txt lists all of them', () => {
  const text = createLlmsTxt([], 'https://tessera.example');
  for (const { path } of files) expect(text).toContain(`(https://tessera.example${path})`);
});
