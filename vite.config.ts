import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { createArticlePlugin } from './scripts/build/articles/article-plugin.ts';
import { chunkGroups } from './scripts/build/chunk-groups.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * React is bundled in its production build. Otherwise React would choose its build when it is loaded, and a server that
 * starts without NODE_ENV would get the development build, which is five times slower. Packages with files or threads of
 * their own are not bundled.
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

/** Minifies the scripts that are inlined into pages. */
const minifyInlineScript: Plugin = {
  name: 'minify-inline-script',
  transform: {
    filter: { id: /-script\.js\?raw$/ },
    handler(_, id) {
      const file = id.replace(/\?raw$/, '');
      return {
        code: `export default ${JSON.stringify(minifySync(file, readFileSync(file, 'utf8')).code)}`,
        map: null,
      };
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), minifyInlineScript, createArticlePlugin(), reactRouter()],
  resolve: { alias: { '~site': fromRoot('./site.config.ts'), '~': fromRoot('./app') } },
  // React Router and the islands preload their chunks themselves. Vite's helper would add to the size of every page.
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What pages load without React Router. Other scripts are built in scripts/build/build-browser-bundle.ts.
          input: [
            'client/islands/main.ts',
            'styles/app.css',
            'styles/admin.css',
            'styles/blog.css',
            'styles/dev-ui.css',
          ].map((file) => fromRoot(`./app/${file}`)),
          output: { codeSplitting: { groups: chunkGroups } },
          // Modules of frames and content only declare values: what is not used, such as components that only the server
          // renders, is not part of a script.
          treeshake: { moduleSideEffects: [{ test: /\/app\/(?:content|sections)\//, sideEffects: false }] },
        },
      },
    },
    ssr: {
      ...(command === 'build' && bundled),
      build: { rollupOptions: { input: fromRoot('./app/server/process/main.server.ts') } },
    },
  },
}));
