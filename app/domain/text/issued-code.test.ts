import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeIssuedCode, formatIssuedCode, ISSUED_CODE_BYTES, parseIssuedCode } from './issued-code';

const bytes = fc.uint8Array({ minLength: ISSUED_CODE_BYTES, maxLength: ISSUED_CODE_BYTES });

describe('codes of gift cards and tickets', () => {
  it('different bytes give different codes, and a code that people write is read again', () => {
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const code = encodeIssuedCode(a);
        expect(parseIssuedCode(` ${formatIssuedCode(code).toLowerCase()} `)).toBe(code);
        expect(code === encodeIssuedCode(b)).toBe(a.every((byte, index) => byte === b[index]));
      }),
    );
  });

  it('letters that look like digits are read as digits', () => {
    expect(parseIssuedCode('oOiI-lL00-1111-ABCD')).toBe('0011110011 11ABCD'.replace(' ', ''));
  });

  it.each([
    '',
    'MONSOON',
    '0000-0000-0000-000',
    '0000-0000-0000-00000',
    '0000-0000-0000-000U',
    '0000-0000-0000-00é0',
  ])('"%s" is no code', (typed) => {
    expect(parseIssuedCode(typed)).toBeUndefined();
  });
});
