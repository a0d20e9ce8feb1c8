import { relative, resolve } from 'node:path';

/** Windows has no sockets in the file system that only their owner can open. */
const hasSockets = process.platform !== 'win32';

/** The path of a socket has at most 104 bytes on some systems. */
const MAX_PATH_BYTES = 103;

/** The path of a socket in a folder, from the working directory where that is shorter. `undefined` where there can be none. */
export function getSocketPath(folder: string, name: string): string | undefined {
  const path = resolve(folder, name);
  const fromHere = relative(process.cwd(), path);
  const shorter = fromHere.length < path.length ? fromHere : path;
  return hasSockets && Buffer.byteLength(shorter) <= MAX_PATH_BYTES ? shorter : undefined;
}
