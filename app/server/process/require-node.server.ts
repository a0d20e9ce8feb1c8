/**
 * The program is built for this version. `npm start` brings its own Node; on a server the program runs with the Node of the machine.
 */
const MIN_VERSION = [22, 22] as const;

/** Undefined for a version that the program runs with. */
export function explainOldNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor, minMinor] = MIN_VERSION;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return undefined;
  return `Error: the site needs Node ${MIN_VERSION.join('.')} or later, and is tested with Node 24. This is Node ${version}.`;
}

// The first import of the program: other modules use what an older Node lacks while they are loaded.
const problem = explainOldNode(process.versions.node);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
