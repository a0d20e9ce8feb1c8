import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gunzipSync } from 'node:zlib';
import { BackupError, createTrailer, TRAILER_BYTES } from './backup-format.server';

const LINE_FEED = 0x0a;
const OWNER_ONLY = 0o600;

export interface WrittenFile {
  bytes: number;
  /** The hash of all bytes before the trailer, as the trailer states it. */
  sha256: string;
}

/**
 * Writes a backup of these lines. The file gets its name when it is complete and on the disk. Replaces no file: `open`
 * refuses a temporary name that exists, and the caller chooses a new name.
 */
export async function writeBackupFile(path: string, lines: AsyncIterable<string>): Promise<WrittenFile> {
  const draft = `${path}.${randomUUID()}.part`;
  const hash = createHash('sha256');
  let bytes = 0;
  let sha256 = '';
  async function* addTrailer(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
    sha256 = hash.digest('hex');
    yield createTrailer(sha256);
  }
  try {
    await pipeline(
      // One batch of rows waits at a time.
      Readable.from(lines, { objectMode: true, highWaterMark: 1 }),
      createGzip({ level: 5 }),
      addTrailer,
      createWriteStream(draft, { flags: 'wx', mode: OWNER_ONLY, flush: true }),
    );
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { bytes: bytes + TRAILER_BYTES, sha256 };
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function isTrailer(bytes: Buffer): boolean {
  try {
    return /^\{"file":\{"sha256":"[0-9a-f]{64}"\}\}\n$/.test(gunzipSync(bytes).toString());
  } catch {
    return false;
  }
}

/** Throws BackupError when the file is no backup, is cut off, or differs in any byte from what was written. */
export async function verifyBackupFile(path: string): Promise<WrittenFile> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be read (${error.code}).`);
  });
  try {
    const { size } = await file.stat();
    const start = await readBytes(file, 0, 2);
    if (start.toString('hex') !== '1f8b') throw new BackupError(`${path} is not a backup of this site.`);
    const contentBytes = size - TRAILER_BYTES;
    const trailer = await readBytes(file, Math.max(contentBytes, 0), TRAILER_BYTES);
    if (contentBytes <= 0 || !isTrailer(trailer))
      throw new BackupError(`${path} is not a complete backup: its end is missing or damaged.`);
    const hash = createHash('sha256');
    const content = createReadStream(path, { end: contentBytes - 1 });
    for await (const chunk of content) hash.update(chunk);
    const sha256 = hash.digest('hex');
    if (!trailer.equals(createTrailer(sha256)))
      throw new BackupError(
        `${path} is damaged: its content is not what was written (SHA-256 does not match).`,
      );
    return { bytes: size, sha256 };
  } finally {
    await file.close();
  }
}

/** The lines of a verified backup, without their line feeds. Only a row at a time is in memory. */
export async function* readBackupLines(path: string): AsyncGenerator<Buffer> {
  const text = createGunzip();
  const reading = pipeline(createReadStream(path), text);
  // The loop below throws the same error.
  reading.catch(() => undefined);
  let rest: Buffer[] = [];
  for await (const chunk of text as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]);
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
