export type ReadBody = { kind: 'read'; body: Blob } | { kind: 'too-large' } | { kind: 'broken-off' };

/** The body of a request that does not say how long it is, read until it is longer than `maxBytes`. */
export async function readAtMost({ body }: Request, maxBytes: number): Promise<ReadBody> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return { kind: 'too-large' };
      chunks.push(chunk);
    }
  } catch {
    return { kind: 'broken-off' };
  }
  return { kind: 'read', body: new Blob(chunks) };
}
