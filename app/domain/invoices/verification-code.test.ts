import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createVerificationCode,
  formatVerificationCode,
  parseVerificationCode,
  VERIFICATION_CODE_LENGTH,
} from './verification-code';

test('a code is read back as it is written, in any spelling', () => {
  const anyBytes = fc.uint8Array({ minLength: 400, maxLength: 400 });
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      let at = 0;
      const take = (count: number) => {
        at += count;
        return at > bytes.length ? randomBytes(count) : bytes.slice(at - count, at);
      };
      const code = createVerificationCode(take);
      expect(code).toHaveLength(VERIFICATION_CODE_LENGTH);
      expect(formatVerificationCode(code)).toMatch(/^[2-9a-hj-km-np-tv-z]{5}(-[2-9a-hj-km-np-tv-z]{5}){3}$/);
      expect(parseVerificationCode(formatVerificationCode(code))).toBe(code);
      expect(parseVerificationCode(` ${code.toUpperCase()} `)).toBe(code);
    }),
  );
});

test('a byte that would make some characters likelier is left out', () => {
  const code = createVerificationCode((count) =>
    Uint8Array.from({ length: count }, (_, at) => (at % 2 ? 255 : 0)),
  );
  expect(code).toBe('2'.repeat(20));
});

test.each(['', 'abc', '1'.repeat(20), 'a'.repeat(21), `${'a'.repeat(19)}/`])('"%s" is no code', (text) => {
  expect(parseVerificationCode(text)).toBeUndefined();
});
