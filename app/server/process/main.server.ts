import './require-node.server';
import { pathToFileURL } from 'node:url';
import { migrateDatabase } from './migrate-database.server';
import { runOperatorCommand } from './operator-commands.server';
import { preserveTickLayout } from './preserve-tick-layout.server';
import { startServer } from './start.server';
import { startWorkerProcess } from './start-worker.server';

export { readClientAssets } from '../http/pages/client-assets.server';
export { getHydratedRouteChains, prerenderFiles, prerenderPages } from '../http/pages/prerender.server';
export { previewSubjects } from '../previews/preview-subjects.server';
export { createMarkdownFiles } from '../site-index/article-markdown.server';

const USAGE = `                                         without a command, starts the site
worker                                   runs jobs beside the site, with the database of DATABASE_URL
migrate                                  applies the migrations and ends
`;

/** `main.js worker`, `main.js migrate`, and the commands of an operator. */
async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined) return startServer();
  if (name === 'worker' && args.length === 0) return startWorkerProcess();
  if (name === 'migrate' && args.length === 0) return migrateDatabase();
  return runOperatorCommand([name, ...args], USAGE);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await preserveTickLayout();
  await run(process.argv.slice(2));
}
