import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INVISIBLE_CHARACTERS } from '../forms/form-fields';
import { formatFileSize, MAX_ATTACHMENT_BYTES, sanitiseFileName, validateAttachment } from './attachment';

describe('The name of an attachment', () => {
  test.each([
    ['Asha Rao CV.pdf', 'Asha Rao CV.pdf'],
    ['LEBENSLAUF.PDF', 'LEBENSLAUF.pdf'],
    ['ஆயிஷா.pdf', 'ஆயிஷா.pdf'],
    ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
    ['Asha \u202Efdp.exe', 'Asha fdp.exe.pdf'],
    ['a\0b\r\nSet-Cookie: x.pdf', 'abSet-Cookie- x.pdf'],
    ['<script>alert(1)</script>.pdf', 'script-.pdf'],
    ['.pdf', 'document.pdf'],
    ['...', 'document.pdf'],
    ['', 'document.pdf'],
  ])('%j becomes %j', (given, clean) => {
    expect(sanitiseFileName(given)).toBe(clean);
  });

  test('whatever it was, it is short, visible, no path, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const clean = sanitiseFileName(given);
        expect(clean).toMatch(/^[^<>:"/\\|?*%]+\.pdf$/);
        expect(clean).not.toMatch(/^\./);
        expect(INVISIBLE_CHARACTERS.test(clean)).toBe(false);
        expect([...clean].length).toBeLessThanOrEqual(100);
        expect(sanitiseFileName(clean)).toBe(clean);
      }),
    );
  });
});

test('Sizes are said in words, and too large is said with the size', () => {
  expect(formatFileSize(1)).toBe('1 KB');
  expect(formatFileSize(340_400)).toBe('340 KB');
  expect(formatFileSize(4_210_000)).toBe('4.2 MB');
  expect(validateAttachment({ size: MAX_ATTACHMENT_BYTES })).toBeUndefined();
  expect(validateAttachment({ size: MAX_ATTACHMENT_BYTES + 1 })).toBe(
    'This file has 5.2 MB. It can have 5 MB at most.',
  );
  expect(validateAttachment({ size: 0 })).toMatch(/empty/);
});
