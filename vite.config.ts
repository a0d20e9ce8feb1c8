import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What draws pages goes into the build in its production form: React chooses between its forms when it is loaded, and a
 * server started without NODE_ENV would get the one for development, which is five times slower. Packages that bring files
 * of their own, or threads, stay packages.
 */
const bundled = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: {
    noExternal: true as const,
    external: [
      '@electric-sql/pglite',
      '@electric-sql/pglite/contrib/pg_trgm',
      'pg',
      'pino',
      'oidc-provider',
      'sharp',
    ],
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~site': fromRoot('./site.config.ts'), '~': fromRoot('./app') } },
  // React Router and the islands ask for their chunks ahead themselves; Vite's own helper would weigh on every page.
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What pages load without React Router. The global script is built apart: see scripts/build/build-browser-bundle.ts.
          input: [fromRoot('./app/islands/main.ts'), fromRoot('./app/styles/app.css')],
          // Each in one piece: cut up as the pages happen to share them, they compress to 5 KB more.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/react-router\// },
                {
                  name: 'fields',
                  test: /app\/ui\/(field|input|textarea|native-select|choice-group|checkbox|notice)/,
                },
                {
                  name: 'prices',
                  test: /app\/(domain\/(pricing|money|price-explanation|stock|kept-product|reading|india)|sections\/(money|price-totals|price-explanation|bought-lines|stage-mark))\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && bundled),
      build: { rollupOptions: { input: fromRoot('./app/server/main.server.ts') } },
    },
  },
}));
