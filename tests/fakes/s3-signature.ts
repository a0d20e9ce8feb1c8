import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface SignedRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Secret {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const MAX_SKEW_MS = 15 * 60 * 1000;

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();

/** As AWS encodes: everything except A-Z, a-z, 0-9, hyphen, full stop, underscore and tilde. */
const encode = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Without `.slice(0, 8)`: 20261125T182500Z as a time. */
const readDate = (value: string) =>
  Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Checks a request as the documentation of AWS Signature Version 4 says ("Authenticating Requests: Using the Authorization Header").
 * Resolves to the error code of S3, or to undefined.
 */
export function findSignatureIssue(
  { method, url, headers, body }: SignedRequest,
  secret: Secret,
): string | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!match) return 'AccessDenied';
  const [, accessKeyId = '', day = '', region = '', signedHeaders = '', signature] = match;
  if (accessKeyId !== secret.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== secret.region) return 'AuthorizationHeaderMalformed';
  const date = String(headers['x-amz-date']);
  if (Math.abs(readDate(date) - Date.now()) > MAX_SKEW_MS || !date.startsWith(day))
    return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  const required = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (required.some((name) => !names.includes(name))) return 'AccessDenied';
  const query = [...url.searchParams]
    .map(([name, value]) => [encode(name), encode(value)].join('='))
    .toSorted()
    .join('&');
  const bodyHash = String(headers['x-amz-content-sha256']);
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret.secretAccessKey}`, day), region), 's3'), 'aws4_request');
  if (hmac(key, toSign).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  return bodyHash === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch';
}
