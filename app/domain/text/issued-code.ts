/** Digits and capital letters without I, L, O and U, as in Crockford's Base32: a code can be read from paper and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 16 characters of 32 have 80 bits: no code can be guessed. */
export const ISSUED_CODE_LENGTH = 16;

const BITS_PER_CHARACTER = 5n;

/** The bytes that a code is made from. */
export const ISSUED_CODE_BYTES = (ISSUED_CODE_LENGTH * Number(BITS_PER_CHARACTER)) / 8;

/** The code of a gift card or ticket, from 10 bytes. */
export function encodeIssuedCode(bytes: Uint8Array): string {
  let bits = bytes.slice(0, ISSUED_CODE_BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let length = 0; length < ISSUED_CODE_LENGTH; length += 1) {
    code = ALPHABET.charAt(Number(bits & 31n)) + code;
    bits >>= BITS_PER_CHARACTER;
  }
  return code;
}

/** For people: `7K3M-9QXP-2VHT-8RWD`. */
export const formatIssuedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/**
 * A typed code in its canonical form: without spaces and dashes, in capital letters, O as 0, I and L as 1. `undefined` for a
 * text that cannot be a code.
 */
export function parseIssuedCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  const isCode = code.length === ISSUED_CODE_LENGTH && [...code].every((each) => ALPHABET.includes(each));
  return isCode ? code : undefined;
}
