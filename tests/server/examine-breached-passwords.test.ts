import { expect, test } from 'vitest';
import { examineBreachedPasswords } from '../../scripts/doctor/examine-breached-passwords';
import { startFakeBreachService } from '../fakes/fake-breach-service';

test('without the setting no service is checked', async () => {
  const { isHealthy, message } = await examineBreachedPasswords(undefined);
  expect(isHealthy).toBe(true);
  expect(message).toContain('beside the server');
});

test('a service is healthy when it finds the most common password', async () => {
  const service = await startFakeBreachService({ password: 1_000 });
  expect((await examineBreachedPasswords(service.url)).isHealthy).toBe(true);
  service.setResponse((response) => response.end('Hello'));
  expect((await examineBreachedPasswords(service.url)).isHealthy).toBe(false);
  await service.close();
  const { isHealthy, message } = await examineBreachedPasswords(service.url);
  expect(isHealthy).toBe(false);
  expect(message).toContain('does not answer');
});
