import { expect, test } from 'vitest';
import { checkBreachedPasswords } from '../../scripts/doctor/check-breached-passwords';
import { startFakeBreachService } from '../fakes/fake-breach-service';

test('without the setting no service is checked', async () => {
  const { isHealthy, message } = await checkBreachedPasswords(undefined);
  expect(isHealthy).toBe(true);
  expect(message).toContain('bundled list');
});

test('a service is healthy when it finds the most common password', async () => {
  const service = await startFakeBreachService({ password: 1_000 });
  expect((await checkBreachedPasswords(service.url)).isHealthy).toBe(true);
  service.setResponse((response) => response.end('Hello'));
  expect((await checkBreachedPasswords(service.url)).isHealthy).toBe(false);
  await service.close();
  const { isHealthy, message } = await checkBreachedPasswords(service.url);
  expect(isHealthy).toBe(false);
  expect(message).toContain('does not respond');
});
