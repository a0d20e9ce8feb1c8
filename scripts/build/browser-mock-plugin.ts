import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/**
 * For `npm run dev:mock`: the script that asks `POST /login` waits for the mock that answers it. Only the development
 * server has this plugin, so that no build knows of the mock.
 */
export function browserMockPlugin(): Plugin {
  return {
    name: 'mock-in-browser',
    apply: 'serve',
    // Apart from the other server's, which would prepare everything anew after this one.
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
      if (id.endsWith('/app/session/main.ts'))
        return { code: `import '/mock/start.ts';\n${code}`, map: null };
    },
  };
}
