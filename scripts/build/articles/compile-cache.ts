import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PIPELINE_FOLDERS = ['app/domain/markdown', 'scripts/build/articles'];

/** The two modules of an article as JavaScript. */
export interface CompiledArticle {
  text: string;
  metadata: string;
}

const hash = (parts: readonly string[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 32);
};

/** Changes with the plugins and with the packages, so that nothing outdated is used. */
const readPipeline = () => [
  ...PIPELINE_FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  ),
  readFileSync('package-lock.json', 'utf8'),
];

let pipelineHash: string | undefined;

/** Renamed, because two builds at once must not read half a file. */
function writeFile(file: string, code: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, code);
  renameSync(temporary, file);
}

/** By file name. The results are in the files and not in memory. */
const running = new Map<string, Promise<void>>();

async function compileToFiles(path: string, compile: () => Promise<CompiledArticle>): Promise<void> {
  const { text, metadata } = await compile();
  writeFile(`${path}.text.js`, text);
  writeFile(`${path}.metadata.js`, metadata);
}

/**
 * A module of this source, from an earlier build if possible. `folder` has compiled articles by the hash of their source, so
 * that a build compiles only changed ones. Both modules of an article are compiled at once, whichever is asked for first.
 */
export async function compileOnce(
  folder: string,
  kind: keyof CompiledArticle,
  source: string,
  compile: () => Promise<CompiledArticle>,
): Promise<string> {
  pipelineHash ??= hash(readPipeline());
  const path = join(folder, hash([pipelineHash, source]));
  const file = `${path}.${kind}.js`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const compiling = running.get(path) ?? compileToFiles(path, compile).finally(() => running.delete(path));
    running.set(path, compiling);
    await compiling;
  }
  return readFileSync(file, 'utf8');
}
