// Runs before `npm start`, `npm test` and `npm run dev`: in plain JavaScript without dependencies, because on a
// fresh clone nothing is installed yet. Arguments name the steps: install, build (if stale), rebuild (always).
import './stop-with-parent.mjs';
import { buildAlways, buildIfStale } from './build.mjs';
import { Fault } from './fault.mjs';
import { installIfStale } from './install.mjs';
import { chooseNode, refuseOldNode } from './node-version.mjs';
import { onlyOne } from './only-one.mjs';

const steps = new Set(process.argv.slice(2));

async function prepare() {
  if (steps.has('install')) await installIfStale();
  const node = chooseNode();
  if (steps.has('build')) await buildIfStale(node);
  if (steps.has('rebuild')) await buildAlways(node);
}

try {
  refuseOldNode();
  await onlyOne(prepare);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
