import { totalmem } from 'node:os';

/** Bytes. */
const LITTLE_MEMORY = 2 * 1024 ** 3;

/** The memory of the machine, or the limit of the container. */
export function getAvailableMemory() {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * Arguments for Node where the program has so many bytes. V8 takes 600 MB for a moment to optimise the SQL parser of the embedded
 * database. Where that could end the process, WebAssembly is not optimised: an order takes a fifth more processor time.
 */
export const getMemoryArguments = (available) => (available < LITTLE_MEMORY ? ['--liftoff-only'] : []);
