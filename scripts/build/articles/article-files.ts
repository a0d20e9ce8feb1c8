import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ChangedArticle } from './compile-thread.ts';
import { writeAtomically } from './write-atomically.ts';

/** In the folder of the compiled articles: the metadata of all. */
export const METADATA_FILE = 'metadata.json';

const PIPELINE_FOLDERS = ['app/domain/markdown', 'scripts/build/articles'];

/**
 * Enough for the grammars and one article at a time. Without limits, the garbage of a thousand articles would fill the memory.
 * With half of the young generation, an article takes a quarter more processor time.
 */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 48 };

const createHashOf = (parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 32);
};

/** Changes with the plugins and with the packages, so that nothing outdated is used. */
const readPipeline = () => [
  ...PIPELINE_FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  ),
  readFileSync('package-lock.json', 'utf8'),
];

const head = Buffer.alloc(64 * 1024);

/**
 * Hash and metadata of a compiled article, its first lines; empty when there is no file. They are copied out of one buffer:
 * a part of a string would keep the whole text in memory.
 */
function readHead(file: string): { hash?: string; metadata?: string } {
  if (!existsSync(file)) return {};
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, head);
  closeSync(descriptor);
  const end = head.indexOf('\n');
  return {
    hash: JSON.parse(head.toString('utf8', 0, end)),
    metadata: head.toString('utf8', end + 1, head.subarray(0, length).indexOf('\n', end + 1)),
  };
}

const compileInThread = (workerData: readonly ChangedArticle[]) =>
  new Promise<void>((fulfil, reject) => {
    new Worker(resolve('scripts/build/articles/compile-thread.ts'), {
      workerData,
      execArgv: [],
      resourceLimits: THREAD_LIMITS,
    })
      .on('error', reject)
      .on('exit', () => fulfil());
  });

interface ArticleFolders {
  /** Has the articles as MDX. */
  sources: string;
  /** Gets a file for each article. Has those of the earlier build, so that only changed articles are compiled. */
  compiled: string;
}

/**
 * Compiles the changed articles, one after the other. A file has four lines of JSON: the hash of what it was compiled from, the
 * metadata, the source and the text as a tree of HTML (app/server/articles/repository-texts.server.ts reads it). Another file
 * has the metadata of all articles by slug. Nothing is returned, so that memory does not grow with the articles.
 */
export async function compileArticles({ sources, compiled }: ArticleFolders): Promise<void> {
  mkdirSync(compiled, { recursive: true });
  const pipelineHash = createHashOf(readPipeline());
  const slugs = readdirSync(sources)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length))
    .sort();
  const getFile = (slug: string) => join(compiled, `${slug}.jsonl`);
  const changed = slugs.flatMap((slug): ChangedArticle[] => {
    const path = join(sources, `${slug}.mdx`);
    const hash = createHashOf([pipelineHash, readFileSync(path)]);
    const file = getFile(slug);
    return readHead(file).hash === hash ? [] : [{ path, file, hash }];
  });
  if (changed.length > 0) await compileInThread(changed);
  const used = new Set(slugs.map((slug) => `${slug}.jsonl`));
  // Other names are the metadata, and files that another build is writing.
  for (const name of readdirSync(compiled))
    if (name.endsWith('.jsonl') && !used.has(name)) rmSync(join(compiled, name));
  const entries = slugs.map((slug) => `${JSON.stringify(slug)}:${readHead(getFile(slug)).metadata}`);
  writeAtomically(join(compiled, METADATA_FILE), `{${entries.join(',')}}`);
}
