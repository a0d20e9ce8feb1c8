import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildBrowserBundle } from './build-browser-bundle.ts';
import { buildThread } from './build-thread.ts';
import { collectSiteFacts } from './collect-site-facts.ts';
import { compressFiles } from './compress-files.ts';
import { describeDocuments } from './document-sizes.ts';
import { writePreviews } from './previews/write-previews.ts';
import { buildServerProgram } from './server-program.ts';
import { checkSizeBudgets } from './size-budgets.ts';
import { writeStylesheetParts } from './split-stylesheet.ts';

const pagesFolder = 'build/pages';

interface PrerenderedPage {
  path: string;
  html: string;
  contentSecurityPolicy: string;
}

function bundle(): void {
  const cli = resolve('node_modules/@react-router/dev/bin.cjs');
  const { status } = spawnSync(process.execPath, [cli, 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

interface TextFile {
  path: string;
  text: string;
}

async function writeTextFiles(
  files: Iterable<TextFile> | AsyncIterable<TextFile>,
  folder: string,
): Promise<void> {
  for await (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function importServer() {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(resolve('build/server/main.js')).href);
}

/** Renders and compresses every page that has the same content for all visitors, and draws every link preview. */
async function prerender(server: Awaited<ReturnType<typeof importServer>>) {
  const pages: PrerenderedPage[] = await server.prerenderPages(server.readClientAssets('build/client'));
  rmSync(pagesFolder, { recursive: true, force: true });
  mkdirSync(pagesFolder, { recursive: true });
  const entries = pages.map(({ path, html, contentSecurityPolicy }) => {
    const file = path.replaceAll('/', '.').replace(/^\.+|\.+$/g, '') || 'home';
    const body = Buffer.from(html, 'utf8');
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(join(pagesFolder, `${file}.html`), body);
    writeFileSync(join(pagesFolder, `${file}.html.br`), brotliCompressSync(body, { params }));
    writeFileSync(join(pagesFolder, `${file}.html.gz`), gzipSync(body, { level: 9 }));
    return { path, file, contentSecurityPolicy };
  });
  writeFileSync(join(pagesFolder, 'pages.json'), `${JSON.stringify(entries, null, 1)}\n`);
  await writePreviews(server.previewSubjects, 'build/client');
  return pages;
}

bundle();
await buildThread('app/server/email/email-thread-entry.server.ts', 'email-thread.js', 'build/server');
await buildThread('app/server/pdf/pdf-thread-entry.server.ts', 'pdf-thread.js', 'build/server');
await buildServerProgram('app/server/profiles/pictures/decode-picture-process.server.ts', 'build/server');
await buildBrowserBundle('global', 'build/client');
await buildBrowserBundle('admin', 'build/client');
await buildBrowserBundle('assistant', 'build/client');
await buildBrowserBundle('oidc', 'build/client');
await buildBrowserBundle('session', 'build/client');
const server = await importServer();
const storedFiles: TextFile[] = await server.prerenderFiles();
const hydratedRoutes: string[][] = server.getHydratedRouteChains();
await writeTextFiles(storedFiles, 'build/client');
await writeTextFiles(server.createMarkdownFiles(), 'build/client');
writeStylesheetParts({
  clientFolder: 'build/client',
  program: readFileSync('build/server/main.js', 'utf8'),
  hydratedRoutes,
  storedParts: storedFiles.map(({ text }) => text),
});
compressFiles('build/client');
const pages = await prerender(server);
process.stdout.write(`${describeDocuments(pages)}\n`);
const { overBudget, pages: weights, parts } = checkSizeBudgets('build/client', pages, hydratedRoutes);
writeFileSync('build/site-facts.json', `${JSON.stringify(collectSiteFacts(weights, parts, new Date()))}\n`);
for (const line of overBudget) process.stderr.write(`Over budget: ${line}\n`);
process.stdout.write(`Prerendered ${pages.length} pages.\n`);
process.exit(overBudget.length > 0 ? 1 : 0);
