import { pathToFileURL } from 'node:url';
import { startServer } from './start.server';
import { startWorkerAlone } from './start-worker.server';

export { readClientAssets } from './http/client-assets.server';
export { appRouteChains, prerenderPages } from './prerender.server';
export { previewSubjects } from './previews/subjects.server';
export { createSite } from './site.server';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await (process.argv[2] === 'worker' ? startWorkerAlone() : startServer());
}
