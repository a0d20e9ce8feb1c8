import { setTimeout as pause } from 'node:timers/promises';

/** The start of a body, or the whole body. */
export interface BoundedBody {
  content: Buffer<ArrayBuffer>;
  isWhole: boolean;
}

/** In bytes. */
const MAX_BYTES_READ = 64 * 1024 * 1024;
const MAX_SECONDS = 60;

/**
 * Returns the first `maxBytes` bytes of a body and discards the rest. The rest is read nevertheless: closing a connection
 * during an upload resets it, and the client would not receive the response. Reading stops at 64 MB or after a minute.
 */
export async function readBoundedBody({ body }: Request, maxBytes: number): Promise<BoundedBody> {
  if (!body) return { content: Buffer.alloc(0), isWhole: true };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isEnded = false;
  const done = new AbortController();
  const timeout = pause(MAX_SECONDS * 1000, undefined, { signal: done.signal }).catch(() => undefined);
  try {
    while (size < MAX_BYTES_READ) {
      const read = await Promise.race([reader.read(), timeout]);
      isEnded = read?.done ?? false;
      if (!read || read.done) break;
      if (size < maxBytes) chunks.push(read.value.subarray(0, maxBytes - size));
      size += read.value.length;
    }
  } catch {
    // The client closed the connection.
  } finally {
    done.abort();
  }
  return { content: Buffer.concat(chunks), isWhole: isEnded && size <= maxBytes };
}
