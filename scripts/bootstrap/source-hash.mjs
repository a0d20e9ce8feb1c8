import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-paths.mjs';

/** The inputs of the build, without tests and READMEs. */
const SOURCE_FOLDERS = ['app', 'db', 'public', 'scripts/build'];
const SOURCE_FILES = ['package-lock.json', 'tsconfig.json'];
const IGNORED_FILES = /\.test\.tsx?$|(^|\/)README\.md$/;
const IGNORED_CONFIGS = /^(playwright|vitest|drizzle|knip)\.config\.ts$/;

export function hashFile(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

export function hashSources() {
  const configs = readdirSync(projectRoot).filter(
    (name) => name.endsWith('.config.ts') && !IGNORED_CONFIGS.test(name),
  );
  const hash = createHash('sha256');
  for (const file of [...SOURCE_FILES, ...configs, ...SOURCE_FOLDERS].flatMap(listFiles).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(projectRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(name) {
  const full = path.join(projectRoot, name);
  if (!existsSync(full)) return [];
  if (statSync(full).isDirectory()) {
    return readdirSync(full).flatMap((child) => listFiles(`${name}/${child}`));
  }
  return IGNORED_FILES.test(name) ? [] : [name];
}
