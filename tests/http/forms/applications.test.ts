import { describe, expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import { postApplication, validApplicationFields, validPdf } from '../support/post-application';
import { sendRequest } from '../support/send-request';

const MB = 1024 * 1024;
const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]);

/** A PDF of exactly `size` bytes. */
const createPdf = (size: number) =>
  validPdf.replace('endobj', `endobj\n${' '.repeat(size - validPdf.length - 1)}`);

describe('a valid application', () => {
  it('has its own page, which shows it and can withdraw it', async () => {
    const { status, headers } = await postApplication({
      fields: { phone: '98765 43210', link: 'https://example.com/work' },
      file: { content: validPdf, name: 'Asha Rao.pdf' },
    });
    expect(status).toBe(303);
    const path = headers.location ?? '';
    expect(path).toMatch(/^\/messages\/[\w-]{32}$/);

    const page = await sendRequest(inject('siteUrl'), { path });
    for (const words of ['Asha Rao', validApplicationFields.answer, 'Full-stack engineer', 'Asha Rao.pdf']) {
      expect(page.text).toContain(words);
    }
    const [filePath = ''] = /\/messages\/[\w-]+\/files\/[\w-]+/.exec(page.text) ?? [];
    const file = await sendRequest(inject('siteUrl'), { path: filePath });
    expect(file.text).toBe(validPdf);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Asha Rao.pdf"; filename*=UTF-8''Asha%20Rao.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const invalidPaths = [filePath.replace(/.$/, 'x'), filePath.replace(path, `/messages/${'x'.repeat(32)}`)];
    for (const other of invalidPaths)
      expect((await sendRequest(inject('siteUrl'), { path: other })).status).toBe(404);

    await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect((await sendRequest(inject('siteUrl'), { path: filePath })).status).toBe(404);
    const after = await sendRequest(inject('siteUrl'), { path });
    expect(after.text).toContain('Taken back');
    expect(after.text).not.toContain('Asha Rao');
  });

  it('can have a file of 5 MB, and a file with another declared media type', async () => {
    expect((await postApplication({ file: { content: createPdf(5 * MB) } })).status).toBe(303);
    expect(
      (await postApplication({ file: { content: validPdf, name: 'cv', type: 'text/html' } })).status,
    ).toBe(303);
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ])('with a file named %s stores it as %s', async (name, storedName) => {
    const fields = { link: `https://example.com/${storedName}` };
    const { headers } = await postApplication({ fields, file: { content: validPdf, name } });
    const page = await sendRequest(inject('siteUrl'), { path: headers.location ?? '' });
    expect(page.text).toContain(storedName);
    expect(page.text).not.toContain('etc/');
  });
});

describe('a file is refused at its field, with the typed values:', () => {
  it.each<[string, BlobPart, RegExp]>([
    ['an archive with the name of a PDF', zip, /not a PDF/],
    ['a page with the name of a PDF', '<!doctype html><script>alert(1)</script>', /not a PDF/],
    ['a picture followed by a PDF', `GIF89a\n${validPdf}`, /not a PDF/],
    ['an archive followed by a PDF', new Blob([zip, validPdf]), /not a PDF/],
    ['a truncated PDF', validPdf.slice(0, 60), /breaks off/],
    ['an empty file', '', /empty/],
    ['more than 5 MB', createPdf(5 * MB + 1), /at most/],
  ])('%s', async (_, content, message) => {
    const { status, text } = await postApplication({ file: { content } });
    expect(status).toBe(400);
    expect(text).toMatch(message);
    expect(text).toContain('value="Asha Rao"');
    expect(text).toContain(validApplicationFields.answer);
  });

  it('6 MB and more, before the file is checked', async () => {
    const { status, text } = await postApplication({ file: { content: createPdf(6 * MB + 1) } });
    expect(status).toBe(413);
    expect(text).toContain('A file can have 5 MB at most');
  });
});

describe('fields are refused', () => {
  it('with the typed values, escaped, and without the file', async () => {
    const { status, text } = await postApplication({
      fields: { name: '"><script>alert(1)</script>', email: 'asha at example', answer: 'Too short.' },
    });
    expect(status).toBe(400);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).toContain('This does not look like an email address');
    expect(text).toContain('a browser does not keep a file');
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd'])('when the link is %s', async (link) => {
    const { status, text } = await postApplication({ fields: { link } });
    expect(status).toBe(400);
    expect(text).toContain('not the address of a page');
  });

  it('when the form is empty', async () => {
    const response = await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path: paths.role(),
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x--\r\n',
    });
    expect(response.status).toBe(400);
  });
});

describe('a role or story that does not exist is not found', () => {
  it.each(['', 'no-such', '__proto__', '../career', '<script>'])('as "%s"', async (id) => {
    const query = encodeURIComponent(id);
    for (const path of [`/career/read?role=${query}`, `/customer/story-single?story=${query}`]) {
      expect((await sendRequest(inject('siteUrl'), { path })).status, path).toBe(404);
    }
    if (id) expect((await postApplication({ role: id })).status).toBe(404);
  });
});
