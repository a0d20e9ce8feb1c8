import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { fingerprintOfSources } from './fingerprint.mjs';
import { buildStamp, inRoot } from './places.mjs';
import { run } from './run.mjs';
import { say, startProgress } from './say.mjs';

export async function buildIfStale(node) {
  const sources = fingerprintOfSources();
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sources) return;
  forgetBuild();
  const progress = startProgress('Building the site…');
  const { code, lastLines } = await run(node, ['scripts/build/build.ts']);
  progress.finish(code === 0 ? 'Built the site' : 'Building the site failed');
  if (code !== 0) {
    say(lastLines);
    throw new Fault('The site could not be built (the reason is above; all of it: npm run build).');
  }
  noteBuilt(sources);
}

export async function buildAlways(node) {
  const sources = fingerprintOfSources();
  forgetBuild();
  const { code } = await run(node, ['scripts/build/build.ts'], { show: true });
  if (code !== 0) throw new Fault('The site could not be built.');
  noteBuilt(sources);
}

/** A build that breaks off leaves a mixture behind, which no later start may take for a finished one. */
function forgetBuild() {
  rmSync(buildStamp, { force: true });
}

/** The fingerprint is taken before the build: a file changed meanwhile makes the next start build again. */
function noteBuilt(sources) {
  mkdirSync(inRoot('build'), { recursive: true });
  writeFileSync(buildStamp, sources);
}
