import { expect, test } from 'vitest';
import { checkMailServer } from '../../scripts/doctor/check-mail-server.ts';
import { startFakeSmtpServer } from '../fakes/fake-smtp-server';
import { FROM } from '../fakes/rendered-emails';

test('the doctor signs in at the mail server, sends nothing, and says why emails cannot leave', async () => {
  const server = await startFakeSmtpServer();
  const { host } = new URL(server.url);
  try {
    expect(await checkMailServer(server.url, FROM)).toMatchObject({
      isHealthy: true,
      message: `The mail server ${host} answers.`,
    });
    expect(server.received).toEqual([]);
  } finally {
    await server.stop();
  }
  expect(await checkMailServer(server.url, FROM)).toMatchObject({
    isHealthy: false,
    message: expect.stringMatching(
      new RegExp(`^The mail server ${host} cannot be used, and emails wait in the queue: .*ECONNREFUSED`),
    ),
  });
});
