import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ObjectStoreError } from './object-store.server';

export interface S3Settings {
  /** `https://s3.example.com`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty: the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Statuses that are answers. Others are errors. */
  expects: readonly number[];
  timeoutMs?: number;
}

const ATTEMPTS = 3;
const TIMEOUT_MS = 10_000;
/** The documented answers of a store that is busy, or fails for now. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** What an XML answer says in an element. The values that are read have no entities except these. */
export function readElement(xml: string, name: string): string | undefined {
  const value = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The system code of a failed connection: `ECONNREFUSED`. */
function describeFailure(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? (name === 'TimeoutError' ? 'no answer in time' : String(name ?? error));
}

/**
 * Sends signed requests (AWS Signature Version 4). The hash of the body is signed, so that the store refuses a body that differs.
 * Repeats a request when the store is busy or does not answer: all requests of this site can be repeated.
 */
export function createS3Requests(settings: S3Settings, { pauseMs = 200 } = {}) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const name = `${new URL(endpoint).host}/${bucket}`;

  function toUrl({ key, query }: Pick<S3Request, 'key' | 'query'>): string {
    const url = new URL(`${endpoint}/${bucket}${key && `/${key}`}`);
    for (const [field, value] of Object.entries(query ?? {})) url.searchParams.set(field, value);
    return url.href;
  }

  async function sendOnce(request: S3Request): Promise<Response> {
    const { method, body, headers, timeoutMs = TIMEOUT_MS } = request;
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await client.sign(toUrl(request), {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256 },
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    });
    return fetch(signed, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  }

  /** Repeats a request until `read` has the answer. Throws ObjectStoreError. */
  async function sendAndRead<Result>(
    request: S3Request,
    read: (response: Response) => Promise<Result> | Result,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      let failure: string;
      try {
        const response = await sendOnce(request);
        if (request.expects.includes(response.status)) return await read(response);
        const xml = await response.text();
        const code = readElement(xml, 'Code');
        failure = [response.status, code, readElement(xml, 'Message')].filter(Boolean).join(' ');
        if (!isTemporary(response.status))
          throw new ObjectStoreError(`The file store ${name} refused: ${failure}`);
      } catch (error) {
        if (error instanceof ObjectStoreError) throw error;
        failure = describeFailure(error);
      }
      if (attempt === ATTEMPTS)
        throw new ObjectStoreError(`The file store ${name} does not answer: ${failure}`);
      // The pause is random, so that processes do not repeat their requests at the same time.
      await pause(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }

  return {
    name,
    /** The body is not read yet: it can break off. */
    send: (request: S3Request): Promise<Response> => sendAndRead(request, (response) => response),
    /** The whole body as text. */
    sendForText: (request: S3Request): Promise<{ status: number; text: string }> =>
      sendAndRead(request, async (response) => ({ status: response.status, text: await response.text() })),
  };
}

export type S3Requests = ReturnType<typeof createS3Requests>;
