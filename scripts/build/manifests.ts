import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The files of the browser build by their sources. */
export type Manifest = Record<string, ManifestChunk>;

/** One for each bundle. */
const FILES: readonly string[] = [
  'manifest.json',
  ...['global', 'admin', 'assistant', 'oidc', 'session'].map((bundle) => `${bundle}-manifest.json`),
];

export const readManifests = (clientFolder: string): Manifest =>
  Object.assign(
    {},
    ...FILES.map((name) => JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8'))),
  );
