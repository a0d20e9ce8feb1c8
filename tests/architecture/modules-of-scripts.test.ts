import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './project-files';

const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*?\bfrom '([^']+)'|^import '([^']+)'/gm;

const listImports = (file: string): string[] =>
  [...readProjectFile(file).matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? '');

const resolveImport = (file: string, name: string) => join(dirname(file), name);

/** Modules of the site that scripts import with their extension: Node runs these as they are, without a build. */
const entries = projectFiles
  .filter((file) => /^scripts\/.*(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => listImports(file).map((name) => resolveImport(file, name)))
  .filter((file) => /^app\/.*\.ts$/.test(file));

function listReached(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const name of listImports(file)) if (/^\..*\.ts$/.test(name)) visit(resolveImport(file, name));
  };
  for (const file of files) visit(file);
  return reached;
}

describe('modules that scripts import', () => {
  const reached = [...listReached(entries)].toSorted();

  it('are found', () => {
    expect(reached).toContain('app/server/db/data-folder-lock.server.ts');
    expect(reached).toContain('app/server/db/owner-socket.server.ts');
  });

  it.each(reached)('%s imports other modules with their extension, which Node needs', (file) => {
    const ofSite = listImports(file).filter((name) => /^[.~]/.test(name));
    expect(ofSite.filter((name) => !/^\..*\.(ts|json)$/.test(name))).toEqual([]);
  });
});
