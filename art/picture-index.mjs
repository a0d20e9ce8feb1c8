import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {{ src: string, width: number, height: number, tint: string, widths: number[] }} PictureEntry */

const indexFile = fileURLToPath(new URL('../app/assets/pictures.json', import.meta.url));

/** The first eight hex digits of the SHA-256 of `parts`: the inputs of a published file. */
export const shortHash = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

/** @param {Record<string, PictureEntry>} entries */
export function writePictureIndex(entries) {
  const sorted = Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en'));
  const lines = sorted.map(([name, entry]) => `  ${JSON.stringify(name)}: ${toSingleLine(entry)}`);
  writeFileSync(indexFile, `{\n${lines.join(',\n')}\n}\n`);
}

const toSingleLine = (value) =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']');

/**
 * Creates `folder` if it is missing and deletes the files in it that are not in `wanted`.
 *
 * @param {string} folder
 * @param {Set<string>} wanted file names
 */
export function deleteOtherFiles(folder, wanted) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    if (file.isFile() && !wanted.has(file.name)) rmSync(`${folder}/${file.name}`);
  }
}
