import { type FileHandle, open } from 'node:fs/promises';
import { ObjectStoreError } from './object-store.server';
import { readElement, type S3Requests } from './s3-requests.server';

interface Upload {
  key: string;
  path: string;
  mediaType: string;
  /** At least 5 MB in a real store, which takes 10,000 parts. */
  partBytes?: number | undefined;
}

const PART_BYTES = 32 * 1024 * 1024;
const MAX_PARTS = 10_000;
const PART_TIMEOUT_MS = 5 * 60 * 1000;
const XML = { 'Content-Type': 'application/xml' };

async function readPart(file: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Each part is signed with its hash. The store refuses a part that differs. Resolves to the ETags. */
async function putParts(
  { send, name }: S3Requests,
  file: FileHandle,
  { key, uploadId, partBytes, size }: { key: string; uploadId: string; partBytes: number; size: number },
): Promise<string[]> {
  const etags: string[] = [];
  for (let position = 0; position < size || etags.length === 0; position += partBytes) {
    const body = await readPart(file, position, partBytes);
    const query = { partNumber: String(etags.length + 1), uploadId };
    const response = await send({
      method: 'PUT',
      key,
      query,
      body,
      expects: [200],
      timeoutMs: PART_TIMEOUT_MS,
    });
    const etag = response.headers.get('etag');
    if (!etag) throw new ObjectStoreError(`The file store ${name} gave no ETag for a part of ${key}.`);
    etags.push(etag);
  }
  return etags;
}

interface Parts {
  key: string;
  uploadId: string;
  etags: readonly string[];
  size: number;
}

/**
 * Joins the parts. When the answer of the store was lost, it knows no such upload at the second attempt: then the file is there
 * with its size.
 */
async function joinParts({ send, sendForText, name }: S3Requests, { key, uploadId, etags, size }: Parts) {
  const parts = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const { status, text } = await sendForText({
    method: 'POST',
    key,
    query: { uploadId },
    headers: XML,
    body,
    expects: [200, 404],
    timeoutMs: PART_TIMEOUT_MS,
  });
  // The status is sent before the parts are joined: an error is in the body.
  if (status === 200 && text.includes('<CompleteMultipartUploadResult')) return;
  if (status === 404) {
    const found = await send({ method: 'HEAD', key, expects: [200, 404] });
    if (found.status === 200 && Number(found.headers.get('content-length')) === size) return;
  }
  throw new ObjectStoreError(`The file store ${name} did not store ${key}: ${readElement(text, 'Code')}`);
}

/** Uploads a file in parts. A failed upload is given up, so that the store charges nothing for its parts. */
export async function putLargeFile(requests: S3Requests, upload: Upload): Promise<void> {
  const { send, sendForText, name } = requests;
  const { key, path, mediaType } = upload;
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const partBytes = Math.max(upload.partBytes ?? PART_BYTES, Math.ceil(size / MAX_PARTS));
    const headers = { 'Content-Type': mediaType };
    const query = { uploads: '' };
    const started = await sendForText({ method: 'POST', key, query, headers, expects: [200] });
    const uploadId = readElement(started.text, 'UploadId');
    if (!uploadId) throw new ObjectStoreError(`The file store ${name} began no upload of ${key}.`);
    try {
      const etags = await putParts(requests, file, { key, uploadId, partBytes, size });
      await joinParts(requests, { key, uploadId, etags, size });
    } catch (error) {
      await send({ method: 'DELETE', key, query: { uploadId }, expects: [204, 200, 404] }).catch(
        () => undefined,
      );
      throw error;
    }
  } finally {
    await file.close();
  }
}
