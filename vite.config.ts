import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~site': fromRoot('./site.config.ts'), '~': fromRoot('./app') } },
  build: { manifest: true, assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What every page runs or wears without React: see app/global, app/islands.client.ts and app/styles.
          input: [
            fromRoot('./app/global/main.ts'),
            fromRoot('./app/islands/main.ts'),
            fromRoot('./app/styles/app.css'),
          ],
        },
      },
    },
    ssr: { build: { rollupOptions: { input: fromRoot('./app/server/main.server.ts') } } },
  },
});
