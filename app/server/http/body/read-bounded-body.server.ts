import { setTimeout as pause } from 'node:timers/promises';

/** The beginning of a body, or all of it. */
export interface BoundedBody {
  content: Buffer<ArrayBuffer>;
  isWhole: boolean;
}

/** In bytes. */
const MOST_READ = 64 * 1024 * 1024;
const MOST_SECONDS = 60;

/**
 * Keeps so many first bytes of a body and reads the rest without keeping it. A connection that is closed while somebody
 * sends is reset, and the answer is lost with it: who sends too much hears why only when it was read. It ends at
 * 64 MB or after a minute.
 */
export async function readBoundedBody({ body }: Request, keep: number): Promise<BoundedBody> {
  if (!body) return { content: Buffer.alloc(0), isWhole: true };
  const reader = body.getReader();
  const kept: Uint8Array[] = [];
  let size = 0;
  let isEnded = false;
  const done = new AbortController();
  const late = pause(MOST_SECONDS * 1000, undefined, { signal: done.signal }).catch(() => undefined);
  try {
    while (size < MOST_READ) {
      const read = await Promise.race([reader.read(), late]);
      isEnded = read?.done ?? false;
      if (!read || read.done) break;
      if (size < keep) kept.push(read.value.subarray(0, keep - size));
      size += read.value.length;
    }
  } catch {
    // The sender left.
  } finally {
    done.abort();
  }
  return { content: Buffer.concat(kept), isWhole: isEnded && size <= keep };
}
