import { expect, it } from 'vitest';
import { articles } from '~/content/journal/articles';
import { projectFiles, readProjectFile } from './project-files';
import { findRoute } from './route-table';

const LINK = /\]\((\/[^)\s#?]*)|href="(\/[^"#?]*)/g;

const files = projectFiles.filter((file) => /^app\/content\/journal\/articles\/.*\.mdx$/.test(file));
const notFoundFile = findRoute('/no/such/page')?.file;
const articlePaths = new Set(articles.map(({ slug }) => `/blog/${slug}`));

const isArticlePath = (path: string) => /^\/blog\/[^/]+$/.test(path) && path !== '/blog/list-sidebar';

it('articles link only to pages and articles that exist', () => {
  const links = files.flatMap((file) =>
    [...readProjectFile(file).matchAll(LINK)].map(([, markdown, html]) => ({
      file,
      path: markdown ?? html ?? '',
    })),
  );
  const wrong = links.filter(({ path }) =>
    isArticlePath(path) ? !articlePaths.has(path) : findRoute(path)?.file === notFoundFile,
  );
  expect(wrong).toEqual([]);
  expect(files.length).toBe(articles.length);
});
