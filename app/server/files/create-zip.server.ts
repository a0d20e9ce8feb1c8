import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** With folders: `messages/cv.pdf`. */
  path: string;
  content: Uint8Array;
}

/** Yields the chunks of a ZIP file. Only one entry is in memory at a time. Rejects with the error of an entry. */
export async function* createZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
  });
  const takeChunks = () => {
    if (failure) throw failure;
    return chunks.splice(0);
  };
  for await (const { path, content } of entries) {
    const file = new ZipDeflate(path);
    file.mtime = at;
    zip.add(file);
    file.push(content, true);
    yield* takeChunks();
  }
  zip.end();
  yield* takeChunks();
}
