import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '~/server/files/s3-requests.server';
import { findSignatureIssue } from './s3-signature';

interface Answer {
  status: number;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

export interface FakeObjectStore {
  settings: S3Settings;
  /** The same as settings of the site. */
  environment: Record<string, string>;
  objects: Map<string, { content: Buffer; mediaType: string }>;
  /** Parts of uploads that were neither completed nor given up. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Method, path and status of each request. */
  requests: string[];
  /** The next requests get this status, as many as `times`. */
  failNext(times: number, status?: number): void;
  /** The next answers that match end in the middle, after the store did what was asked. */
  breakOffNext(times: number, matches?: (url: string) => boolean): void;
  /** Takes no connection any more, until it is up again. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

const STATUS_OF_CODES: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  NoSuchUpload: 404,
  InvalidPart: 400,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
};

const error = (code: string, message = 'Said by the stand-in.'): Answer => ({
  status: STATUS_OF_CODES[code] ?? 403,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
});

const xml = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/** A page of a list has this many keys; S3 has a thousand. */
const PAGE = 3;

/** A local object store that answers as the documentation of the S3 API says, with paths that begin with the bucket. */
export async function startFakeObjectStore(): Promise<FakeObjectStore> {
  const objects: FakeObjectStore['objects'] = new Map();
  const uploads: FakeObjectStore['uploads'] = new Map();
  const requests: string[] = [];
  const failing = { times: 0, status: 503 };
  const breaking = { times: 0, matches: (_url: string) => true };
  let isDown = false;

  function list(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted();
    const page = keys.slice(0, PAGE);
    const isTruncated = keys.length > PAGE;
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.content.byteLength}</Size></Contents>`,
    );
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml(
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    );
  }

  function complete(key: string, uploadId: string, body: Buffer, mediaType: string): Answer {
    const parts = uploads.get(uploadId);
    if (!parts) return error('NoSuchUpload');
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const joined = named.map(([, number, etag]) => {
      const part = parts.get(Number(number));
      return part && etagOf(part) === etag ? part : undefined;
    });
    if (joined.length === 0 || joined.includes(undefined)) return error('InvalidPart');
    objects.set(key, { content: Buffer.concat(joined as Buffer[]), mediaType });
    uploads.delete(uploadId);
    return xml('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }

  function answerObject(request: IncomingMessage, url: URL, key: string, body: Buffer): Answer {
    const query = url.searchParams;
    const uploadId = query.get('uploadId');
    const mediaType = request.headers['content-type'] ?? 'binary/octet-stream';
    if (request.method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (request.method === 'POST' && uploadId) return complete(key, uploadId, body, mediaType);
    if (request.method === 'PUT' && uploadId) {
      if (!uploads.has(uploadId)) return error('NoSuchUpload');
      uploads.get(uploadId)?.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { ETag: etagOf(body) } };
    }
    if (request.method === 'PUT') {
      objects.set(key, { content: body, mediaType });
      return { status: 200, headers: { ETag: etagOf(body) } };
    }
    if (request.method === 'DELETE') {
      if (uploadId) uploads.delete(uploadId);
      else objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return error('NoSuchKey');
    return {
      status: 200,
      body: found.content,
      headers: { ETag: etagOf(found.content), 'Content-Type': found.mediaType },
    };
  }

  const settings: S3Settings = {
    endpoint: '',
    bucket: 'tessera-files',
    region: 'ap-south-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  };

  function answer(request: IncomingMessage, body: Buffer): Answer {
    const url = new URL(request.url ?? '', settings.endpoint);
    if (failing.times > 0) {
      failing.times -= 1;
      return { ...error('SlowDown', 'Please reduce your request rate.'), status: failing.status };
    }
    const { method = '', headers } = request;
    const issue = findSignatureIssue({ method, url, headers, body }, settings);
    if (issue) return error(issue);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== settings.bucket) return error('NoSuchBucket');
    const key = rest.join('/');
    return key ? answerObject(request, url, key, body) : list(url.searchParams);
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (isDown) return request.socket.destroy();
    const { status, body, headers } = answer(request, await buffer(request));
    requests.push(`${request.method} ${request.url?.split('?')[0]} ${status}`);
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body ?? '') });
    if (breaking.times > 0 && breaking.matches(request.url ?? '')) {
      breaking.times -= 1;
      response.write(body?.slice(0, 20) ?? '', () => request.socket.destroy());
    } else response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings,
    objects,
    uploads,
    requests,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    failNext(times, status = 503) {
      Object.assign(failing, { times, status });
    },
    breakOffNext(times, matches = () => true) {
      Object.assign(breaking, { times, matches });
    },
    setDown(value) {
      isDown = value;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
