import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a Brotli and a gzip version of every text file of the browser build. */
export function compressFiles(
  folder: string,
  names: string[] = ['assets/**/*.{js,css}', '**/*.svg', '*.{txt,webmanifest,js}'],
): void {
  for (const file of globSync(names, { cwd: folder })) {
    const path = join(folder, file);
    const content = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
  rmSync(join(folder, 'index.html'), { force: true });
}
