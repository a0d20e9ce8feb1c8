/** Small letters and digits without 0, 1, i, l, o and u: a code can be read from paper and typed. 30 of them. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** 20 characters of 30 have 98 bits: no code can be guessed. */
export const VERIFICATION_CODE_LENGTH = 20;

const GROUP = 5;

/** Characters of the alphabet from random bytes. Bytes beyond a multiple of its size are left out, so that all are as likely. */
export function createVerificationCode(randomBytes: (count: number) => Uint8Array): string {
  const limit = 256 - (256 % ALPHABET.length);
  let code = '';
  while (code.length < VERIFICATION_CODE_LENGTH)
    for (const byte of randomBytes(VERIFICATION_CODE_LENGTH))
      if (byte < limit && code.length < VERIFICATION_CODE_LENGTH) code += ALPHABET[byte % ALPHABET.length];
  return code;
}

/** For people: `7k3m9-qxp2v-ht8rw-dc4nb`. */
export const formatVerificationCode = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** A typed code in its canonical form: without spaces and dashes, in small letters. `undefined` for any other text. */
export function parseVerificationCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  const isCode =
    code.length === VERIFICATION_CODE_LENGTH && [...code].every((each) => ALPHABET.includes(each));
  return isCode ? code : undefined;
}
