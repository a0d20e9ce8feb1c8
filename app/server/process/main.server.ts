import { pathToFileURL } from 'node:url';
import { migrateDatabase } from './migrate-database.server';
import { preserveTickLayout } from './preserve-tick-layout.server';
import { startServer } from './start.server';
import { startWorkerProcess } from './start-worker.server';

export { readClientAssets } from '../http/pages/client-assets.server';
export { getHydratedRouteChains, prerenderFiles, prerenderPages } from '../http/pages/prerender.server';
export { previewSubjects } from '../previews/preview-subjects.server';
export { createMarkdownFiles } from '../site-index/article-markdown.server';

/** `main.js`, `main.js worker`, `main.js migrate`. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  worker: startWorkerProcess,
  migrate: migrateDatabase,
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await preserveTickLayout();
  await (commands[process.argv[2] ?? ''] ?? startServer)();
}
