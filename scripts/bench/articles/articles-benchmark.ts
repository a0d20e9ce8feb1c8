import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { logProgress } from '../benchmark-report.ts';
import { formatVerdict } from '../statistics.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import type { ArticlesBuild } from './build-articles.ts';
import { generateArticle } from './generate-article.ts';

const FEW = 50;
const MANY = 1_050;
const ARTICLES = MANY - FEW;
const TARGET_MS = 5;
const TARGET_KILOBYTES = 20;

/** As in app/content/journal/articles.ts. */
const ENTRY = `export { default as metadata } from 'virtual:article-metadata';\n`;

function createSite(folder: string, count: number): void {
  mkdirSync(join(folder, 'articles'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'entry.js'), ENTRY);
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, 'articles', `generated-${index}.mdx`), generateArticle(index));
}

/** Builds in a process of its own, so that its processor time and memory are those of the build. */
function measureBuild(folder: string, cache: string): ArticlesBuild {
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', 'scripts/bench/articles/build-articles.ts', folder, cache],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(output) as ArticlesBuild;
}

const formatMs = (ms: number) => `${ms.toFixed(1)} ms`;
const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

async function measure(): Promise<ResultTable[]> {
  const root = createTemporaryFolder('articles');
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const sites = [FEW, MANY].map((count) => {
    const folder = join(root, String(count));
    createSite(folder, count);
    const builds = ['first', 'later'].map((name) => {
      logProgress(`articles: ${name} build of ${count} articles`);
      return measureBuild(folder, join(root, `cache-${count}`));
    });
    return { first: builds[0], later: builds[1] };
  });
  const rows = (['first', 'later'] as const).map((name) => {
    const [few, many] = sites.map((site) => site[name]);
    if (!few || !many) throw new Error('A build is missing.');
    const perArticle = (key: keyof ArticlesBuild) => (many[key] - few[key]) / ARTICLES;
    return [
      name === 'first' ? 'first build of these texts' : 'later builds',
      formatMs(perArticle('cpuMs')),
      formatVerdict(perArticle('cpuMs'), { atMost: TARGET_MS }),
      formatKilobytes(perArticle('peakBytes')),
      formatVerdict(perArticle('peakBytes') / 1000, { atMost: TARGET_KILOBYTES }),
      formatKilobytes(perArticle('metadataBytes')),
    ];
  });
  return [
    {
      title: 'Articles of the repository',
      method: `What each of ${ARTICLES.toLocaleString('en')} more articles of about 900 words adds: processor time of the build, its highest memory, and memory of a process that lists them. The difference of builds with ${MANY.toLocaleString('en')} and with ${FEW} articles.`,
      columns: [
        'build',
        'processor time',
        `at most ${TARGET_MS} ms`,
        'memory of the build',
        `at most ${TARGET_KILOBYTES} KB`,
        'memory of the lists',
      ],
      rows,
    },
  ];
}

export const articlesBenchmark: Benchmark = { name: 'articles', requiredTools: [], measure };
