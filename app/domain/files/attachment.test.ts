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
  ])('%j becomes %j', (name, sanitised) => {
    expect(sanitiseFileName(name)).toBe(sanitised);
  });

  test('any name becomes short, visible and no path; sanitising it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const sanitised = sanitiseFileName(name);
        expect(sanitised).toMatch(/^[^<>:"/\\|?*%]+\.pdf$/);
        expect(sanitised).not.toMatch(/^\./);
        expect(INVISIBLE_CHARACTERS.test(sanitised)).toBe(false);
        expect([...sanitised].length).toBeLessThanOrEqual(100);
        expect(sanitiseFileName(sanitised)).toBe(sanitised);
      }),
    );
  });
});

test('Sizes are formatted; the message for a large file names its size', () => {
  expect(formatFileSize(1)).toBe('1 KB');
  expect(formatFileSize(340_400)).toBe('340 KB');
  expect(formatFileSize(4_210_000)).toBe('4.2 MB');
  expect(validateAttachment({ size: MAX_ATTACHMENT_BYTES })).toBeUndefined();
  expect(validateAttachment({ size: MAX_ATTACHMENT_BYTES + 1 })).toBe(
    'This file has 5.2 MB. It can have 5 MB at most.',
  );
  expect(validateAttachment({ size: 0 })).toMatch(/empty/);
});
