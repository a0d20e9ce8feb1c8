import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { log, startProgress } from './log.mjs';
import { buildStampFile, projectPath } from './project-paths.mjs';
import { runProcess } from './run-process.mjs';
import { hashSources } from './source-hash.mjs';
import { StartupError } from './startup-error.mjs';

export async function buildIfStale(node) {
  const sources = hashSources();
  if (existsSync(buildStampFile) && readFileSync(buildStampFile, 'utf8') === sources) return;
  forgetBuild();
  const progress = startProgress('Building the site…');
  const { code, lastLines } = await runProcess(node, ['scripts/build/build.ts']);
  progress.finish(code === 0 ? 'Built the site' : 'Building the site failed');
  if (code !== 0) {
    log(lastLines);
    throw new StartupError('The site could not be built (the reason is above; all of it: npm run build).');
  }
  noteBuilt(sources);
}

export async function rebuild(node) {
  const sources = hashSources();
  forgetBuild();
  const { code } = await runProcess(node, ['scripts/build/build.ts'], { show: true });
  if (code !== 0) throw new StartupError('The site could not be built.');
  noteBuilt(sources);
}

/** A build that breaks off leaves a mixture behind, which no later start may take for a finished one. */
function forgetBuild() {
  rmSync(buildStampFile, { force: true });
}

/** The fingerprint is taken before the build: a file changed meanwhile makes the next start build again. */
function noteBuilt(sources) {
  mkdirSync(projectPath('build'), { recursive: true });
  writeFileSync(buildStampFile, sources);
}
