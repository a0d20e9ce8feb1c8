import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { createArticleCompiler } from './compile-article.ts';
import { writeAtomically } from './write-atomically.ts';

/** An article whose file is missing or outdated. */
export interface ChangedArticle {
  path: string;
  file: string;
  /** The hash of what the file is compiled from. */
  hash: string;
}

const compileArticle = await createArticleCompiler();
for (const { path, file, hash } of workerData as ChangedArticle[]) {
  const source = readFileSync(path, 'utf8');
  const { metadata, text } = await compileArticle(source, path);
  writeAtomically(file, [JSON.stringify(hash), metadata, JSON.stringify(source), text].join('\n'));
}
