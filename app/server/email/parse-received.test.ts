import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainParagraph } from '~/domain/forms/plain-text';
import {
  createFilePart,
  createMessageId,
  createParts,
  createRawEmail,
  createReport,
} from './fixtures/raw-emails';
import { parseReceived } from './parse-received.server';

async function parse(raw: Uint8Array) {
  const result = await parseReceived(raw);
  if (result.kind === 'refused') throw new Error(result.reason);
  return result.email;
}

const refuse = async (raw: Uint8Array) => {
  const result = await parseReceived(raw);
  return result.kind === 'refused' ? result.reason : undefined;
};

test('sender, subject, text and ids of an email', async () => {
  const messageId = createMessageId();
  const earlier = createMessageId();
  const raw = createRawEmail({
    from: '=?utf-8?q?Andr=C3=A9_Rao?= <Andre@Example.com>',
    to: 'hello+key@tessera.example',
    subject: '=?utf-8?q?R=C3=A9sum=C3=A9?=',
    messageId,
    text: 'Tuesday.\r\n\r\n— André',
    headers: [`In-Reply-To: ${earlier}`, 'X-Original-To: forwarded@example.com'],
  });
  expect(await parse(raw)).toEqual({
    messageId,
    sender: 'andre@example.com',
    senderName: 'André Rao',
    recipients: 'hello+key@tessera.example forwarded@example.com',
    references: [earlier],
    subject: 'Résumé',
    text: 'Tuesday.\n\n— André',
    isAutomatic: false,
    attachments: [],
    reports: [],
  });
});

test('the plain text is preferred, and HTML becomes text where there is none', async () => {
  const html = {
    headers: ['Content-Type: text/html'],
    content: '<p>Hi <b>there</b></p><blockquote>old</blockquote>',
  };
  const plain = { headers: ['Content-Type: text/plain'], content: 'plain words' };
  expect((await parse(createRawEmail(createParts('alternative', [plain, html])))).text).toBe('plain words');
  const { text } = await parse(createRawEmail(createParts('alternative', [html])));
  expect(text).toBe('Hi there\n\n> old');
});

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated (absence)',
  'Precedence: bulk',
  'Precedence: junk',
  'List-Id: <news.example.com>',
  'X-Autoreply: yes',
  'Return-Path: <>',
  'Content-Type: multipart/report; boundary=x',
])('%s is of a program', async (header) => {
  expect((await parse(createRawEmail({ headers: [header] }))).isAutomatic).toBe(true);
});

test.each(['Auto-Submitted: no', 'Precedence: first-class', 'Return-Path: <asha@example.com>'])(
  '%s is of a person',
  async (header) => {
    expect((await parse(createRawEmail({ headers: [header] }))).isAutomatic).toBe(false);
  },
);

test('files have a name without invisible characters, and nested emails are files', async () => {
  const nested = { headers: ['Content-Type: message/rfc822'], content: createRawEmail().toString() };
  const parts = createParts('mixed', [createFilePart('a\u202Eb.pdf', '%PDF'), nested]);
  const { attachments } = await parse(createRawEmail(parts));
  expect(attachments.map(({ name }) => name)).toEqual(['a b.pdf', 'message/rfc822']);
  expect(Buffer.from(attachments[0]?.content ?? []).toString()).toBe('%PDF');
});

test('R-MAIL-3: a delivery report names the email, the action and the code', async () => {
  const messageId = createMessageId();
  const { reports, isAutomatic } = await parse(createReport({ messageId, code: '5.2.2' }));
  expect(reports).toEqual([{ messageId, action: 'failed', code: '5.2.2' }]);
  expect(isAutomatic).toBe(true);
  // A person forwards it.
  const forwarded = createReport({ messageId }).toString().replace('multipart/report', 'multipart/mixed');
  expect((await parse(Buffer.from(forwarded))).reports).toEqual([]);
});

test('an email without a sender, with too many parts or headers is refused', async () => {
  expect(await refuse(createRawEmail({ from: 'nobody' }))).toBe('no-sender');
  expect(await refuse(createRawEmail({ from: 'a@b\r\nBcc: x' }))).toBe('no-sender');
  expect(await refuse(createRawEmail({ text: '\n--'.repeat(2_001) }))).toBe('too-complex');
  const headers = Array.from({ length: 6_000 }, (_, index) => `X-${index}: ${'x'.repeat(50)}`);
  expect(await refuse(createRawEmail({ headers }))).toBe('too-complex');
  const nested = Array.from(
    { length: 60 },
    (_, index) => `--b${index}\nContent-Type: multipart/mixed; boundary=b${index + 1}\n\n`,
  );
  const raw = createRawEmail({
    headers: ['Content-Type: multipart/mixed; boundary=b0'],
    text: nested.join(''),
  });
  expect(await refuse(raw)).toBe('too-complex');
});

test('a very long text is cut', async () => {
  const { text } = await parse(createRawEmail({ text: 'word '.repeat(100_000) }));
  expect(text.length).toBeLessThanOrEqual(100_000);
});

const header = fc.constantFrom(
  'From',
  'To',
  'Subject',
  'Message-ID',
  'References',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Content-Disposition',
);
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'asha@example.com',
    'multipart/mixed; boundary=b',
    'message/rfc822',
    'base64',
    'text/html; charset=x',
  ),
);
const lines = fc.array(
  fc.oneof(
    fc.tuple(header, value).map(([name, text]) => `${name}: ${text}`),
    fc.constantFrom('', '--b', '--b--', '<p>', 'a\u0000b\u202E', '\ud800'),
    value,
  ),
  { maxLength: 40 },
);

test('anything is parsed or refused, and texts have no character that cannot be stored', async () => {
  await fc.assert(
    fc.asyncProperty(lines, async (all) => {
      const result = await parseReceived(Buffer.from(['From: asha@example.com', ...all].join('\r\n')));
      if (result.kind === 'refused') return;
      const { text, subject = '', senderName = '', sender, attachments, recipients } = result.email;
      for (const stored of [text, subject, senderName, sender, ...attachments.map(({ name }) => name)])
        expect(isPlainParagraph(stored)).toBe(true);
      expect(recipients.length).toBeLessThanOrEqual(10_000);
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
      await expect(parseReceived(bytes)).resolves.toHaveProperty('kind');
    }),
  );
});
