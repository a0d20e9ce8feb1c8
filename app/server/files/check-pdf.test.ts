import { describe, expect, test } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '~/domain/files/attachment';
import { checkPdf } from './check-pdf.server';

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const file = (content: BlobPart, name = 'cv.pdf', type = 'application/pdf') =>
  new File([content], name, { type });

describe('a PDF', () => {
  test('is accepted with a sanitised name and all its bytes', async () => {
    const check = await checkPdf(file(pdf, '../../Asha Rao\0.PDF'));
    expect(check).toEqual({
      kind: 'accepted',
      file: {
        name: 'Asha Rao.pdf',
        mediaType: 'application/pdf',
        content: new Uint8Array(Buffer.from(pdf)),
      },
    });
  });

  test('is recognised by its content, whatever type the browser sends', async () => {
    expect((await checkPdf(file(pdf, 'cv', 'application/octet-stream'))).kind).toBe('accepted');
  });

  test('may have 5 MB at most', async () => {
    const filled = (size: number) =>
      file(pdf.replace('endobj', `endobj\n${' '.repeat(size - pdf.length - 1)}`));
    expect((await checkPdf(filled(MAX_ATTACHMENT_BYTES))).kind).toBe('accepted');
    expect(await checkPdf(filled(MAX_ATTACHMENT_BYTES + 1))).toMatchObject({
      issue: expect.stringContaining('at most'),
    });
  });
});

describe('is refused with a reason:', () => {
  test.each<[string, BlobPart, RegExp]>([
    ['an empty file', '', /empty/],
    ['text with the name of a PDF', 'My CV: I can do anything.', /not a PDF/],
    ['HTML with the name of a PDF', '<!doctype html><script>alert(1)</script>%%EOF', /not a PDF/],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0]), /not a PDF/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /not a PDF/],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), /not a PDF/],
    ['a truncated PDF', pdf.slice(0, 40), /breaks off/],
    ['a PDF with much data after its end mark', `${pdf}${'x'.repeat(2000)}`, /breaks off/],
  ])('%s', async (_, content, issue) => {
    expect(await checkPdf(file(content))).toMatchObject({
      kind: 'refused',
      issue: expect.stringMatching(issue),
    });
  });
});
