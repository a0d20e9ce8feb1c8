import { expect, test } from 'vitest';
import { examineBreachedPasswords } from '../../scripts/doctor/examine-breached-passwords';
import { startFakeBreachService } from '../fakes/fake-breach-service';

test('without the setting nothing is asked', async () => {
  const { isHealthy, message } = await examineBreachedPasswords(undefined);
  expect(isHealthy).toBe(true);
  expect(message).toContain('beside the server');
});

test('a service that knows the commonest password is one; any other, and none, is not', async () => {
  const service = await startFakeBreachService({ password: 1_000 });
  expect((await examineBreachedPasswords(service.url)).isHealthy).toBe(true);
  service.setResponse((response) => response.end('Hello'));
  expect((await examineBreachedPasswords(service.url)).isHealthy).toBe(false);
  await service.close();
  const { isHealthy, message } = await examineBreachedPasswords(service.url);
  expect(isHealthy).toBe(false);
  expect(message).toContain('does not answer');
});
