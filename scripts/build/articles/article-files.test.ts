import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileArticles } from './article-files.ts';

let root: string;
let sources: string;
let compiled: string;

const write = (slug: string, title: string) =>
  writeFileSync(join(sources, `${slug}.mdx`), `---\ntitle: ${title}\n---\n\n## Part of ${title}\n`);
async function compile() {
  await compileArticles({ sources, compiled });
  return JSON.parse(readFileSync(join(compiled, 'metadata.json'), 'utf8'));
}
const read = (slug: string) =>
  readFileSync(join(compiled, `${slug}.jsonl`), 'utf8')
    .split('\n')
    .map((line) => JSON.parse(line));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'articles-'));
  sources = join(root, 'sources');
  compiled = join(root, 'compiled');
  mkdirSync(sources);
  write('one', 'One');
  write('two', 'Two');
});

afterAll(() => rmSync(root, { recursive: true }));

it('the metadata is by slug, and a file has metadata, source and text', async () => {
  const all = await compile();
  expect(Object.keys(all)).toEqual(['one', 'two']);
  expect(all.one).toMatchObject({ frontmatter: { title: 'One' }, outline: [{ id: 'part-of-one' }] });
  const [, metadata, source, text] = read('one');
  expect(metadata).toEqual(all.one);
  expect(source).toBe(readFileSync(join(sources, 'one.mdx'), 'utf8'));
  expect(text).toMatchObject({ type: 'root' });
});

it('only a changed article is compiled', async () => {
  const before = await compile();
  for (const file of readdirSync(compiled)) utimesSync(join(compiled, file), 0, 0);
  write('two', 'Three');
  expect(await compile()).toMatchObject({ one: before.one, two: { frontmatter: { title: 'Three' } } });
  expect(statSync(join(compiled, 'one.jsonl')).mtimeMs).toBe(0);
  expect(read('two')[2]).toContain('title: Three');
});

it('the file of a deleted article is deleted', async () => {
  rmSync(join(sources, 'two.mdx'));
  expect(Object.keys(await compile())).toEqual(['one']);
  expect(readdirSync(compiled).sort()).toEqual(['metadata.json', 'one.jsonl']);
});

it('a file that another build is writing stays', async () => {
  const file = join(compiled, 'one.jsonl.12345');
  writeFileSync(file, '');
  await compile();
  expect(readdirSync(compiled)).toContain('one.jsonl.12345');
  rmSync(file);
});

it('an article that cannot be compiled names its path and leaves no file', async () => {
  writeFileSync(join(sources, 'wrong.mdx'), 'An <Aside>');
  await expect(compile()).rejects.toThrow(/wrong\.mdx: .*Aside/s);
  expect(readdirSync(compiled)).not.toContain('wrong.jsonl');
});
