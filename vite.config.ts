import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~site': fromRoot('./site.config.ts'), '~': fromRoot('./app') } },
  // React Router and the islands ask for their chunks ahead themselves; Vite's own helper would weigh on every page.
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What pages load without React Router. The global script is built apart: see scripts/build/global-script.ts.
          input: [fromRoot('./app/islands/main.ts'), fromRoot('./app/styles/app.css')],
        },
      },
    },
    ssr: { build: { rollupOptions: { input: fromRoot('./app/server/main.server.ts') } } },
  },
});
