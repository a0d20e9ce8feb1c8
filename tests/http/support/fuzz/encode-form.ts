import fc from 'fast-check';
import { encodeAsPercent } from './hostile-values';

export interface FormPart {
  name: Buffer;
  value: Buffer;
  file?: { fileName: string; type: string };
}

export interface EncodedForm {
  /** The kind of encoding, for the label of the request. */
  how: string;
  contentType?: string;
  headers?: Record<string, string>;
  body: Buffer;
}

const BOUNDARY = 'x-fz-boundary';

const urlEncoded = (parts: readonly FormPart[]): Buffer =>
  Buffer.from(parts.map(({ name, value }) => `${encodeAsPercent(name)}=${encodeAsPercent(value)}`).join('&'));

function multipart(parts: readonly FormPart[], fileName = (name: string) => `filename="${name}"`): Buffer {
  const pieces = parts.flatMap(({ name, value, file }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`),
    name,
    Buffer.from(file ? `"; ${fileName(file.fileName)}\r\nContent-Type: ${file.type}\r\n\r\n` : '"\r\n\r\n'),
    value,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const URL_ENCODED = 'application/x-www-form-urlencoded';

type Encode = (parts: readonly FormPart[], cut: number) => EncodedForm;

/** Encodes a form like a browser. */
export const encodeForm = (parts: readonly FormPart[], isMultipart: boolean): EncodedForm =>
  isMultipart
    ? { how: 'multipart', contentType: MULTIPART, body: multipart(parts) }
    : { how: 'URL-encoded', contentType: URL_ENCODED, body: urlEncoded(parts) };

const withFiles = (parts: readonly FormPart[]) =>
  parts.map((part) => ({ ...part, file: part.file ?? { fileName: 'a.txt', type: 'text/plain' } }));

const FILE_NAMES = [
  `filename*=UTF-8''%ff%fe`,
  `filename*=UTF-8''%00`,
  `filename*=''`,
  `filename*=utf-16''%d8%00; filename="a"`,
  'filename',
  'filename="a\0b"',
];

/** Encodings that no page of the site uses. */
const brokenEncodings: readonly Encode[] = [
  (parts) => ({ how: 'as plain text', contentType: 'text/plain', body: urlEncoded(parts) }),
  (parts) => ({ how: 'without a content type', body: urlEncoded(parts) }),
  (parts) => ({ how: 'as octets', contentType: 'application/octet-stream', body: urlEncoded(parts) }),
  (parts) => ({
    how: 'multipart without a boundary',
    contentType: 'multipart/form-data',
    body: multipart(parts),
  }),
  (parts) => ({
    how: 'multipart with another boundary',
    contentType: 'multipart/form-data; boundary=other',
    body: multipart(parts),
  }),
  (parts, cut) => {
    const body = multipart(parts);
    return { how: 'truncated multipart', contentType: MULTIPART, body: body.subarray(0, cut % body.length) };
  },
  () => ({ how: 'empty multipart', contentType: MULTIPART, body: Buffer.alloc(0) }),
  (parts, cut) => ({
    how: 'multipart with an invalid file name',
    contentType: MULTIPART,
    body: multipart(withFiles(parts), () => FILE_NAMES[cut % FILE_NAMES.length] ?? ''),
  }),
  (parts) => ({ how: 'multipart, all files', contentType: MULTIPART, body: multipart(withFiles(parts)) }),
  (parts) => ({
    how: 'multipart/mixed',
    contentType: `multipart/mixed; boundary=${BOUNDARY}`,
    body: multipart(parts),
  }),
  (parts) => ({
    how: 'with invalid escapes',
    contentType: URL_ENCODED,
    body: Buffer.concat([urlEncoded(parts), Buffer.from('&%zz=%&=&&==&%ff%fe=%ed%a0%80&a=%')]),
  }),
  (parts) => ({
    how: 'in another character set',
    contentType: `${URL_ENCODED}; charset=utf-16le`,
    body: Buffer.from(urlEncoded(parts).toString('latin1'), 'utf16le'),
  }),
  (parts) => ({
    how: 'with an invalid content type',
    contentType: `${URL_ENCODED};;;=;boundary`,
    body: urlEncoded(parts),
  }),
  (parts) => ({
    how: 'with a media type in upper case',
    contentType: URL_ENCODED.toUpperCase(),
    body: urlEncoded(parts),
  }),
  (parts) => ({
    how: 'with a wrong Content-Encoding',
    contentType: URL_ENCODED,
    headers: { 'Content-Encoding': 'gzip' },
    body: urlEncoded(parts),
  }),
  (parts) => ({
    how: 'with a thousand more fields',
    contentType: URL_ENCODED,
    body: Buffer.concat([urlEncoded(parts), Buffer.from('&a[b][c]=1'.repeat(1_000))]),
  }),
];

/** Any encoding, the valid ones more often. */
export const hostileEncoding: fc.Arbitrary<(parts: readonly FormPart[]) => EncodedForm> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .boolean()
      .map((isMultipart) => (parts: readonly FormPart[]) => encodeForm(parts, isMultipart)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...brokenEncodings), fc.nat()).map(
      ([encode, cut]) =>
        (parts: readonly FormPart[]) =>
          encode(parts, cut),
    ),
  },
);

/** The form in each broken encoding. */
export const encodeBroken = (parts: readonly FormPart[]): EncodedForm[] =>
  brokenEncodings.map((encode, index) => encode(parts, 40 + index));
