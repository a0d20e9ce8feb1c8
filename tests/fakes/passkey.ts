import { createHash, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';

/** The part of CBOR (RFC 8949) that a passkey needs: numbers below 256, short bytes and texts, and maps of them. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function encodeHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]);
  return Buffer.concat([encodeHead(5, value.size), ...entries]);
}

/** COSE (RFC 9053): a public key on the curve P-256, for ES256. */
function encodeCoseKey({ x = '', y = '' }: JsonWebKey): Buffer {
  const point = (coordinate: string) => Buffer.from(coordinate, 'base64url');
  return encodeCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

const PRESENT_VERIFIED_AND_NEW = 0x45;

/** The response of a browser that created a passkey after the user was verified (WebAuthn Level 3 §5.1.3). */
export function createPasskey(challenge: string, origin: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const authenticatorData = Buffer.concat([
    createHash('sha256').update(new URL(origin).hostname).digest(),
    Buffer.from([PRESENT_VERIFIED_AND_NEW]),
    // The signature counter and the model of the authenticator: both empty.
    Buffer.alloc(4 + 16),
    Buffer.from([0, id.length]),
    id,
    encodeCoseKey(publicKey.export({ format: 'jwk' })),
  ]);
  const attestation = new Map<string, Cbor>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authenticatorData],
  ]);
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      attestationObject: encodeCbor(attestation).toString('base64url'),
    },
  };
}
