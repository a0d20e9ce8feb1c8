import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PIPELINE_FOLDERS = ['app/domain/markdown', 'scripts/build/articles'];

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

/**
 * The result of `compile` for this source, from an earlier build if possible. `folder` has compiled articles by the hash of
 * their source, so that a build compiles only changed ones.
 */
export async function compileOnce(
  folder: string,
  kind: 'text' | 'metadata',
  source: string,
  compile: () => Promise<string>,
): Promise<string> {
  pipelineHash ??= hash(readPipeline());
  const file = join(folder, `${hash([pipelineHash, kind, source])}.js`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const code = await compile();
  mkdirSync(folder, { recursive: true });
  // Renamed, because two builds at once must not read half a file.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, code);
  renameSync(temporary, file);
  return code;
}
