import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteFacts } from '../../app/domain/measurements/site-facts.ts';
import type { PageWeights } from './collect-site-facts.ts';
import { getDocumentBudget } from './document-budgets.ts';
import { type Manifest, readManifests } from './manifests.ts';
import { weighInlineScripts } from './weigh-inline-scripts.ts';

const EDITOR = 'app/client/admin/editor/show-editor.ts';

/** Bytes after Brotli, see docs/ARCHITECTURE.md. `preloadedFonts` is a number of files. */
const budgets = {
  /** Before a visitor does anything. A page view whose web vitals are measured is included. */
  none: 6 * 1024,
  assistant: 6 * 1024,
  /** Without the client library, which is loaded when its button is pressed. */
  oidc: 4 * 1024,
  session: 3 * 1024,
  /** Sync of cart and wishlist, for signed-in users, without what the global script has. */
  sync: 3 * 1024,
  /** Loaded for one page view in four, without what the global script has. */
  vitals: 1024,
  islands: 8 * 1024,
  full: 130 * 1024,
  css: 23 * 1024,
  admin: 6 * 1024,
  /** The Markdown editor, on the pages of the back office where a text is written. */
  editor: 150 * 1024,
  preloadedFonts: 2,
  /** The fonts of headings and of texts, which a browser requests before the first paint. */
  fonts: 24 * 1024,
};

const compressedSize = (content: string | Buffer) => brotliCompressSync(content).length;

/** All files that a module and its static imports load. */
function collectImportedFiles(manifest: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return files;
}

interface MeasuredSizes {
  /** One line for each file that is over its budget. */
  overBudget: string[];
  pages: PageWeights[];
  /** What pages share, by their hydration and their layout. */
  parts: Pick<SiteFacts, 'scripts' | 'styles'>;
}

/**
 * Prints and returns all sizes. `hydratedRoutes` are the fully hydrated routes,
 * each as its chain of route ids, layout first.
 */
export function checkSizeBudgets(
  clientFolder: string,
  pages: readonly { path: string; html: string }[],
  hydratedRoutes: readonly string[][],
): MeasuredSizes {
  const manifest = readManifests(clientFolder);
  const weigh = (files: Iterable<string>) =>
    [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + compressedSize(readFileSync(join(clientFolder, file))), 0);
  const overBudget: string[] = [];
  const check = (what: string, size: number, limit: number) => {
    if (size > limit) overBudget.push(`${what}: ${size} of at most ${limit}`);
  };

  const adminBytes = weigh(collectImportedFiles(manifest, ['app/client/admin/main.ts']));
  const globalFiles = collectImportedFiles(manifest, ['app/client/global/main.ts']);
  const globalBytes = weigh(globalFiles);
  const assistantBytes = weigh(collectImportedFiles(manifest, ['app/client/assistant/main.ts']));
  const oidcBytes = weigh(collectImportedFiles(manifest, ['app/client/oidc/main.ts']));
  /** What a script adds to the global one. */
  const weighAddition = (entry: string) =>
    weigh([...collectImportedFiles(manifest, [entry])].filter((file) => !globalFiles.has(file)));
  const vitalsBytes = weighAddition('app/client/vitals/collect-vitals.ts');
  const syncBytes = weighAddition('app/client/global/sync-account-items.ts');
  const sessionBytes = weigh(collectImportedFiles(manifest, ['app/client/session/main.ts']));
  const islandLoaderBytes = weigh(collectImportedFiles(manifest, ['app/client/islands/main.ts']));
  const weighStyles = (name: string) => {
    const css = manifest[`app/styles/${name}.css`];
    return css ? compressedSize(readFileSync(join(clientFolder, css.file))) : 0;
  };
  const cssBytes = weighStyles('app');
  const fontBytes = readdirSync(join(clientFolder, 'assets'))
    .filter((file) => /^(?:familjen-grotesk|instrument-sans)-basic-.*\.woff2$/.test(file))
    .reduce((sum, file) => sum + statSync(join(clientFolder, 'assets', file)).size, 0);
  check('The stylesheet of the back office', weighStyles('admin'), budgets.css);
  check('The stylesheet of the journal', weighStyles('blog'), budgets.css);
  check('The script of the back office', adminBytes, budgets.admin);
  check('The Markdown editor', weigh(collectImportedFiles(manifest, [EDITOR])), budgets.editor);
  check('The assistant', assistantBytes, budgets.assistant);
  check('The OIDC script', oidcBytes, budgets.oidc);
  check('The session script', sessionBytes, budgets.session);
  check('The sync of cart and wishlist', syncBytes, budgets.sync);
  check('The script of web vitals', vitalsBytes, budgets.vitals);
  check('The stylesheet', cssBytes, budgets.css);
  check('The fonts before the first paint', fontBytes, budgets.fonts);

  const weights = pages.map(({ path, html }): PageWeights => {
    const isIsland = html.includes('data-island=');
    const bytes = globalBytes + vitalsBytes + weighInlineScripts(html) + (isIsland ? islandLoaderBytes : 0);
    const styles = weighStyles(html.includes('data-journal=') ? 'blog' : 'app');
    return {
      path,
      document: { bytes: compressedSize(html), budget: getDocumentBudget(path) },
      script: { bytes, budget: isIsland ? budgets.islands : budgets.none },
      styles: { bytes: styles, budget: budgets.css },
    };
  });
  for (const { path, script, document } of weights) {
    check(`The script of ${path}`, script.bytes, script.budget);
    check(`The document of ${path}`, document.bytes, document.budget);
  }
  for (const { path, html } of pages) {
    check(`The number of fonts of ${path}`, [...html.matchAll(/as="font"/g)].length, budgets.preloadedFonts);
  }

  const shell = Object.keys(manifest).filter((key) =>
    /entry\.client\.tsx$|app\/root\.tsx\?__react-router/.test(key),
  );
  let hydratedBytes = 0;
  for (const routes of hydratedRoutes) {
    const entries = Object.keys(manifest).filter((key) =>
      routes.some((id) => key.startsWith(`app/${id}.tsx?`)),
    );
    const bytes = weigh(collectImportedFiles(manifest, [...shell, ...entries])) + globalBytes;
    hydratedBytes = Math.max(hydratedBytes, bytes);
    check(`The script of ${routes.at(-1)}`, bytes, budgets.full);
  }
  process.stdout.write(
    `Sizes after Brotli: global script ${globalBytes} B, assistant ${assistantBytes} B, OIDC ${oidcBytes} B, session ${sessionBytes} B, sync of cart and wishlist ${syncBytes} B, web vitals ${vitalsBytes} B, island loader ${islandLoaderBytes} B, stylesheet ${cssBytes} B. Fonts before the first paint ${fontBytes} B.\n`,
  );
  const inline = Math.max(0, ...pages.map(({ html }) => weighInlineScripts(html)));
  const weighStyle = (name: string) => ({ bytes: weighStyles(name), budget: budgets.css });
  const parts = {
    scripts: {
      none: { bytes: globalBytes + vitalsBytes + inline, budget: budgets.none },
      islands: { bytes: globalBytes + vitalsBytes + inline + islandLoaderBytes, budget: budgets.islands },
      full: { bytes: hydratedBytes, budget: budgets.full },
    },
    styles: { app: weighStyle('app'), journal: weighStyle('blog') },
  };
  return { overBudget, pages: weights, parts };
}
