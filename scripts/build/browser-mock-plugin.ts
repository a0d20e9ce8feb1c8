import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/**
 * For `npm run dev:mock`: the script that sends `POST /login` starts the mock first. Only the development server has this
 * plugin, so that no build contains the mock.
 */
export function createBrowserMockPlugin(): Plugin {
  return {
    name: 'mock-in-browser',
    apply: 'serve',
    // A cache folder of its own. Otherwise the next `npm run dev` would have to optimise all dependencies again.
    config: () => ({
      cacheDir: 'node_modules/.vite-mock',
      optimizeDeps: { include: ['msw', 'msw/browser'] },
    }),
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        createReadStream(WORKER).pipe(response);
      });
    },
    transform(code, id) {
      if (id.endsWith('/app/client/session/main.ts'))
        return { code: `import '/mock/start.ts';\n${code}`, map: null };
    },
  };
}
