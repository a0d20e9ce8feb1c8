import { type ObjectStore, ObjectStoreError, type StoredObject } from './object-store.server';
import { createS3Requests, readElement, type S3Requests, type S3Settings } from './s3-requests.server';
import { putLargeFile } from './s3-upload.server';

const READ_TIMEOUT_MS = 30_000;
/** A download ends with the connection of its reader. */
const DOWNLOAD_TIMEOUT_MS = 60 * 60 * 1000;

/** `null` for an unknown key. An unknown bucket answers 404 as well, and is an error of the settings. */
async function find({ name, send }: S3Requests, key: string, timeoutMs: number): Promise<Response | null> {
  const response = await send({ method: 'GET', key, expects: [200, 404], timeoutMs });
  if (response.status === 200) return response;
  const code = readElement(await response.text().catch(() => ''), 'Code');
  if (code === 'NoSuchKey') return null;
  throw new ObjectStoreError(`The file store ${name} refused: 404 ${code ?? ''}`);
}

async function listObjects({ sendForText }: S3Requests, prefix: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const { text: xml } = await sendForText({ method: 'GET', key: '', query, expects: [200] });
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      objects.push({ key: readElement(entry, 'Key') ?? '', size: Number(readElement(entry, 'Size')) });
    token = readElement(xml, 'NextContinuationToken');
  } while (token);
  return objects;
}

/** Any store with the S3 API: paths begin with the bucket. `partBytes` is for tests. */
export function createS3Store(
  settings: S3Settings,
  { partBytes, pauseMs }: { partBytes?: number; pauseMs?: number } = {},
): ObjectStore {
  const requests = createS3Requests(settings, { ...(pauseMs !== undefined && { pauseMs }) });
  const { name, send } = requests;
  return {
    name,
    async put(key, content, { mediaType, sha256 }) {
      const headers = { 'Content-Type': mediaType, 'X-Amz-Meta-Sha256': sha256 };
      await send({ method: 'PUT', key, body: content, headers, expects: [200] });
    },
    putFile: (key, path, mediaType) => putLargeFile(requests, { key, path, mediaType, partBytes }),
    async get(key) {
      const response = await find(requests, key, READ_TIMEOUT_MS);
      try {
        return response && new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        throw new ObjectStoreError(`The file store ${name} broke off: ${(error as Error).message}`);
      }
    },
    async open(key) {
      const response = await find(requests, key, DOWNLOAD_TIMEOUT_MS);
      if (!response?.body) return null;
      return { content: response.body, size: Number(response.headers.get('content-length')) };
    },
    async delete(key) {
      await send({ method: 'DELETE', key, expects: [204, 200, 404] });
    },
    list: (prefix) => listObjects(requests, prefix),
  };
}
