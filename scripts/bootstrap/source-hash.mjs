import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-paths.mjs';

/** What the build is made of. Tests and readmes are left out: changing them asks for no new build. */
const SOURCE_FOLDERS = ['app', 'db', 'public', 'scripts/build'];
const SOURCE_FILES = ['package-lock.json', 'tsconfig.json'];
const NOT_PART_OF_THE_BUILD = /\.test\.tsx?$|(^|\/)README\.md$/;
const CONFIG_OF_TESTS = /^(playwright|vitest|drizzle|knip)\.config\.ts$/;

export function hashFile(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

export function hashSources() {
  const configs = readdirSync(projectRoot).filter(
    (name) => name.endsWith('.config.ts') && !CONFIG_OF_TESTS.test(name),
  );
  const hash = createHash('sha256');
  for (const file of [...SOURCE_FILES, ...configs, ...SOURCE_FOLDERS].flatMap(filesUnder).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(projectRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(name) {
  const full = path.join(projectRoot, name);
  if (!existsSync(full)) return [];
  if (statSync(full).isDirectory()) {
    return readdirSync(full).flatMap((child) => filesUnder(`${name}/${child}`));
  }
  return NOT_PART_OF_THE_BUILD.test(name) ? [] : [name];
}
