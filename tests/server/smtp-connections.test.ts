import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmtpTransport } from '~/server/email/smtp.server';
import type { QueuedEmail } from '~/server/email/transport.server';
import { type FakeSmtpServer, startFakeSmtpServer } from '../fakes/fake-smtp-server';
import { FROM } from '../fakes/rendered-emails';

let server: FakeSmtpServer;

beforeEach(async () => {
  server = await startFakeSmtpServer();
});
afterEach(() => server.stop());

const createEmail = (id: string): QueuedEmail => ({
  id,
  recipient: 'asha@example.com',
  replyTo: null,
  subject: id,
  html: '<p>Text</p>',
  text: 'Text',
  headers: {},
  attachments: [],
  isDecoy: false,
  createdAt: new Date(),
});
const listSubjects = () => server.received.map(({ subject }) => subject);

test('emails that follow each other share a connection', async () => {
  const { send } = createSmtpTransport(server.url, FROM);
  for (const id of ['one', 'two', 'three']) await send(createEmail(id));
  expect(listSubjects()).toEqual(['one', 'two', 'three']);
  expect(server.countConnections()).toBe(1);
});

test('an email is sent after a refused one', async () => {
  const { send } = createSmtpTransport(server.url, FROM);
  server.setRecipientReply({ code: 550, words: '5.1.1 No such user' });
  await expect(send(createEmail('refused'))).rejects.toMatchObject({ isAddressRefused: true });
  server.setRecipientReply();
  await send(createEmail('accepted'));
  expect(listSubjects()).toEqual(['accepted']);
});

test('an email uses a new connection when the mail server has closed the earlier one', async () => {
  const { send } = createSmtpTransport(server.url, FROM);
  await send(createEmail('before'));
  await server.stop();
  server = await startFakeSmtpServer(server.port);
  await send(createEmail('after'));
  expect(listSubjects()).toEqual(['after']);
});

test('an email whose content was sent without a reply fails, and is not sent again by itself', async () => {
  const { send } = createSmtpTransport(server.url, FROM);
  await send(createEmail('before'));
  const resumeReplies = server.pauseReplies();
  const sending = expect(send(createEmail('unknown'))).rejects.toThrow();
  await server.waitForPausedEmail();
  await server.stop();
  resumeReplies();
  await sending;
  server = await startFakeSmtpServer(server.port);
  await send(createEmail('after'));
  expect(listSubjects()).toEqual(['after']);
});
