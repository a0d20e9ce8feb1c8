import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { log, startProgress } from './log.mjs';
import { buildStampFile, projectPath } from './project-paths.mjs';
import { runProcess } from './run-process.mjs';
import { hashSources } from './source-hash.mjs';
import { StartupError } from './startup-error.mjs';

export async function buildIfStale(node) {
  const sources = hashSources();
  if (existsSync(buildStampFile) && readFileSync(buildStampFile, 'utf8') === sources) return;
  deleteBuildStamp();
  const progress = startProgress('Building the site (once, about two minutes) …');
  const { code, lastLines } = await runProcess(node, ['scripts/build/build.ts']);
  progress.finish(code === 0 ? 'The site is built' : 'The build failed');
  if (code !== 0) {
    log(lastLines);
    throw new StartupError(
      'Error: the build failed. The last lines are above. For the whole output run: npm run build',
    );
  }
  writeBuildStamp(sources);
}

export async function rebuild(node) {
  const sources = hashSources();
  deleteBuildStamp();
  const { code } = await runProcess(node, ['scripts/build/build.ts'], { show: true });
  if (code !== 0) throw new StartupError('Error: the build failed. The reason is above.');
  writeBuildStamp(sources);
}

/** Without the stamp, the next start builds again after an incomplete build. */
function deleteBuildStamp() {
  rmSync(buildStampFile, { force: true });
}

/** `sources` is the hash before the build: after a change during the build, the next start builds again. */
function writeBuildStamp(sources) {
  mkdirSync(projectPath('build'), { recursive: true });
  writeFileSync(buildStampFile, sources);
}
