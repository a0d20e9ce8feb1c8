import { pathToFileURL } from 'node:url';
import { startServer } from './start.server';

export { readClientAssets } from './http/client-assets.server';
export { appRouteChains, prerenderPages } from './prerender.server';
export { createSite } from './site.server';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await startServer();
