import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShortNames, type ShortClassNames } from './short-class-names.server';
import type { StylePart } from './used-styles.server';

/** A stylesheet. After a build also its parts for the first screen, to be inlined into pages, and its short class names. */
export interface PageStyles {
  href: string;
  parts?: readonly StylePart[];
  classNames?: ShortClassNames;
}

/** Files of the browser build that pages refer to, by their hashed names. */
export interface ClientAssets {
  css: PageStyles;
  globalScript: string;
  /** The stylesheet and the script of the back office. */
  adminCss: PageStyles;
  adminScript: string;
  /** The stylesheet of the journal. */
  blogCss: PageStyles;
  /** The stylesheet of the page of components. */
  devUiCss: PageStyles;
  islandsScript: string;
  /** The chat assistant. A page loads it when a visitor is there. */
  assistantScript: string;
  /** For pages with the sign-in or sign-out of an organisation. */
  oidcScript: string;
  /** Shows who is signed in, and signs in with a password. */
  sessionScript: string;
  /** What an island loads at the first interaction. Fetched after the page has loaded, but not run. */
  islandChunks: readonly string[];
  /** In development: reloads a page when its sources change. */
  reloadScript?: string;
  /** Fonts to preload. */
  fonts: readonly string[];
}

interface ManifestChunk {
  file: string;
  assets?: string[];
  imports?: string[];
}

/** The fonts of headings and texts: a page uses them only when they are there at its first paint. */
const preloadedFonts = /(?:familjen-grotesk|instrument-sans)-basic-.*\.woff2$/;

/** Reads the manifest of the browser build. Throws when the site has not been built. */
export function readClientAssets(clientFolder: string): ClientAssets {
  const read = (name: string) => JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8'));
  const manifest: Record<string, ManifestChunk> = {
    ...read('manifest.json'),
    ...read('global-manifest.json'),
    ...read('admin-manifest.json'),
    ...read('assistant-manifest.json'),
    ...read('oidc-manifest.json'),
    ...read('session-manifest.json'),
  };
  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source];
    if (!found) throw new Error(`The browser build has no ${source}. Run "npm run build".`);
    return found;
  };
  const withImports = (source: string): string[] => [
    chunk(source).file,
    ...(chunk(source).imports ?? []).flatMap(withImports),
  ];
  const css = chunk('app/styles/app.css');
  const classNames = readShortNames(read('class-names.json'));
  const readStyles = ({ file }: ManifestChunk, partsFile: string): PageStyles => ({
    href: `/${file}`,
    parts: read(partsFile),
  });
  return {
    css: { ...readStyles(css, 'style-parts.json'), classNames },
    adminCss: readStyles(chunk('app/styles/admin.css'), 'admin-style-parts.json'),
    blogCss: { ...readStyles(chunk('app/styles/blog.css'), 'blog-style-parts.json'), classNames },
    devUiCss: readStyles(chunk('app/styles/dev-ui.css'), 'dev-ui-style-parts.json'),
    globalScript: `/${chunk('app/client/global/main.ts').file}`,
    adminScript: `/${chunk('app/client/admin/main.ts').file}`,
    islandsScript: `/${chunk('app/client/islands/main.ts').file}`,
    assistantScript: `/${chunk('app/client/assistant/main.ts').file}`,
    oidcScript: `/${chunk('app/client/oidc/main.ts').file}`,
    sessionScript: `/${chunk('app/client/session/main.ts').file}`,
    islandChunks: [...new Set(withImports('app/client/islands/hydrate.tsx'))].map((file) => `/${file}`),
    fonts: (css.assets ?? []).filter((file) => preloadedFonts.test(file)).map((file) => `/${file}`),
  };
}

/** In development Vite serves the sources themselves. */
export const developmentAssets: ClientAssets = {
  css: { href: '/app/styles/app.css' },
  globalScript: '/app/client/global/main.ts',
  islandsScript: '/app/client/islands/main.ts',
  assistantScript: '/app/client/assistant/main.ts',
  oidcScript: '/app/client/oidc/main.ts',
  sessionScript: '/app/client/session/main.ts',
  islandChunks: [],
  adminCss: { href: '/app/styles/admin.css' },
  blogCss: { href: '/app/styles/blog.css' },
  devUiCss: { href: '/app/styles/dev-ui.css' },
  adminScript: '/app/client/admin/main.ts',
  reloadScript: '/@vite/client',
  fonts: [],
};

/**
 * The back office, the journal and the page of components have stylesheets of their own: all other pages would have to carry their
 * rules. The markers are in app/sections/frames and on that page.
 */
export function chooseAssets(assets: ClientAssets, html: string): ClientAssets {
  if (html.includes('data-admin=')) return { ...assets, css: assets.adminCss };
  if (html.includes('data-dev-ui=')) return { ...assets, css: assets.devUiCss };
  return html.includes('data-journal=') ? { ...assets, css: assets.blogCss } : assets;
}
