import { expect, test } from 'vitest';
import { createFileResponse } from './file-response.server';

const content = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
const getDisposition = (name: string) =>
  createFileResponse({ name, mediaType: 'application/pdf', content }).headers.get('content-disposition');

test('a file is sent complete, as a download', async () => {
  const response = createFileResponse({ name: 'cv.pdf', mediaType: 'application/pdf', content });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '4',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
});

test.each([
  ['Asha Rao.pdf', `attachment; filename="Asha Rao.pdf"; filename*=UTF-8''Asha%20Rao.pdf`],
  ['आशा.pdf', `attachment; filename="___.pdf"; filename*=UTF-8''%E0%A4%86%E0%A4%B6%E0%A4%BE.pdf`],
  [`a"b'(c)*.pdf`, `attachment; filename="a_b'(c)*.pdf"; filename*=UTF-8''a%22b%27%28c%29%2A.pdf`],
])('%s keeps its name', (name, disposition) => {
  expect(getDisposition(name)).toBe(disposition);
});
