import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { createArticlePlugin } from '../../build/articles/article-plugin.ts';

/** What one build of a folder of articles used. */
export interface ArticlesBuild {
  cpuMs: number;
  /** The highest memory of the build, in bytes. */
  peakBytes: number;
  /** Memory of the metadata of all articles in a process that lists them, in bytes. */
  metadataBytes: number;
}

const [folder = '', cacheFolder = ''] = process.argv.slice(2);

function readHeap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

await build({
  root: folder,
  configFile: false,
  logLevel: 'error',
  plugins: [createArticlePlugin({ sources: join(folder, 'articles'), compiled: cacheFolder })],
  build: { ssr: resolve(folder, 'entry.js'), outDir: 'out' },
});
const { user, system } = process.cpuUsage();
const peakBytes = process.resourceUsage().maxRSS * 1024;
const before = readHeap();
const { metadata } = await import(pathToFileURL(resolve(folder, 'out/entry.js')).href);
const result: ArticlesBuild = {
  cpuMs: (user + system) / 1000,
  peakBytes,
  metadataBytes: Object.keys(metadata).length > 0 ? readHeap() - before : 0,
};
process.stdout.write(JSON.stringify(result));
