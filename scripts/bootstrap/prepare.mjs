// Most scripts of package.json run it first, as their `pre` script, and `npm run build` runs it to build. Plain JavaScript without
// dependencies, because nothing is installed in a fresh clone. Arguments are the steps: install, build (if sources changed), rebuild (always).
import './stop-with-parent.mjs';
import { buildIfStale, rebuild } from './build.mjs';
import { withBuildLock } from './build-lock.mjs';
import { installIfStale } from './install.mjs';
import { chooseNode, requireSupportedNode } from './node-version.mjs';
import { StartupError } from './startup-error.mjs';

const steps = new Set(process.argv.slice(2));

async function prepare() {
  if (steps.has('install')) await installIfStale();
  const node = chooseNode();
  if (steps.has('build')) await buildIfStale(node);
  if (steps.has('rebuild')) await rebuild(node);
}

try {
  requireSupportedNode();
  await withBuildLock(prepare);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
