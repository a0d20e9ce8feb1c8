import { totalmem } from 'node:os';

/** Bytes. */
const LITTLE_MEMORY = 2 * 1024 ** 3;

/** Bytes: the memory of the machine, or the limit of the container. */
export function getAvailableMemory() {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * Arguments for Node. `available` is in bytes. V8 needs 600 MB for a moment to optimise the SQL parser of the embedded database. With little
 * memory that could end the process, so that WebAssembly is not optimised: an order takes a fifth more processor time.
 */
export const getMemoryArguments = (available) => (available < LITTLE_MEMORY ? ['--liftoff-only'] : []);
