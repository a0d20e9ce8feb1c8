import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** With folders: `messages/cv.pdf`. */
  path: string;
  content: Uint8Array;
}

/** A ZIP as it grows: of its entries only one is in memory at a time. What an entry throws, the reader gets. */
export async function* createZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    ready.push(chunk);
  });
  const handOver = () => {
    if (fault) throw fault;
    return ready.splice(0);
  };
  for await (const { path, content } of entries) {
    const file = new ZipDeflate(path);
    file.mtime = at;
    zip.add(file);
    file.push(content, true);
    yield* handOver();
  }
  zip.end();
  yield* handOver();
}
