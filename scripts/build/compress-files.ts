import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const NAMES = ['assets/**/*.{js,css}', '**/*.{svg,md}', '*.{txt,webmanifest,js,html}'];

/** Writes a Brotli and a gzip version of every text file of the browser build. */
export function compressFiles(folder: string): void {
  rmSync(join(folder, 'index.html'), { force: true });
  for (const file of globSync(NAMES, { cwd: folder })) {
    const path = join(folder, file);
    const content = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
