import { expect, it } from 'vitest';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { repositoryHelp } from '~/content/help/repository-help';
import { paths } from '~/paths';
import { site } from '~site';
import { toHelpMarkdown } from './help-markdown.server';
import { createLlmsTxt } from './site-index.server';

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
