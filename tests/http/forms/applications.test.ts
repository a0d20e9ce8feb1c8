import { describe, expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import { postApplication, validApplicationFields, validPdf } from '../support/post-application';
import { sendRequest } from '../support/send-request';

const MB = 1024 * 1024;
const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]);

/** A PDF of exactly so many bytes. */
const pdfOf = (size: number) =>
  validPdf.replace('endobj', `endobj\n${' '.repeat(size - validPdf.length - 1)}`);

describe('a good application', () => {
  it('leads to a page of its own, on which it stands and can be taken back', async () => {
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
    const strange = [filePath.replace(/.$/, 'x'), filePath.replace(path, `/messages/${'x'.repeat(32)}`)];
    for (const other of strange)
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

  it('may come with 5 MB, and with a file that the browser calls something else', async () => {
    expect((await postApplication({ file: { content: pdfOf(5 * MB) } })).status).toBe(303);
    expect(
      (await postApplication({ file: { content: validPdf, name: 'cv', type: 'text/html' } })).status,
    ).toBe(303);
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ])('named %s is kept as %s', async (name, kept) => {
    const { headers } = await postApplication({ file: { content: validPdf, name } });
    const page = await sendRequest(inject('siteUrl'), { path: headers.location ?? '' });
    expect(page.text).toContain(`${kept}`);
    expect(page.text).not.toContain('etc/');
  });
});

describe('a file is refused at its field, and everything typed comes back,', () => {
  it.each<[string, BlobPart, RegExp]>([
    ['an archive by the name of a PDF', zip, /not a PDF/],
    ['a page by the name of a PDF', '<!doctype html><script>alert(1)</script>', /not a PDF/],
    ['a picture that is a PDF further on', `GIF89a\n${validPdf}`, /not a PDF/],
    ['an archive that is a PDF further on', new Blob([zip, validPdf]), /not a PDF/],
    ['a PDF that was cut off', validPdf.slice(0, 60), /breaks off/],
    ['nothing at all', '', /empty/],
    ['more than 5 MB', pdfOf(5 * MB + 1), /at most/],
  ])('%s', async (_, content, fault) => {
    const { status, text } = await postApplication({ file: { content } });
    expect(status).toBe(400);
    expect(text).toMatch(fault);
    expect(text).toContain('value="Asha Rao"');
    expect(text).toContain(validApplicationFields.answer);
  });

  it('6 MB and more before they are read', async () => {
    const { status, text } = await postApplication({ file: { content: pdfOf(6 * MB + 1) } });
    expect(status).toBe(413);
    expect(text).toContain('A file can have 5 MB at most');
  });
});

describe('fields are refused', () => {
  it('with what was typed, unharmed, and the file is asked for again', async () => {
    const { status, text } = await postApplication({
      fields: { name: '"><script>alert(1)</script>', email: 'asha at example', answer: 'Too short.' },
    });
    expect(status).toBe(400);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).toContain('This does not look like an e-mail address');
    expect(text).toContain('a browser does not keep a file');
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd'])('when the link is %s', async (link) => {
    const { status, text } = await postApplication({ fields: { link } });
    expect(status).toBe(400);
    expect(text).toContain('not the address of a page');
  });

  it('when nothing is sent at all', async () => {
    const answer = await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path: paths.role(),
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x--\r\n',
    });
    expect(answer.status).toBe(400);
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
