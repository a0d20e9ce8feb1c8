import { expect, test, vi } from 'vitest';
import { once } from './session-context.server';

test('a request asks for its session once, however many want to know, and not at all when nobody does', async () => {
  const ask = vi.fn(async () => ({ person: 'Meera' }));
  const session = once(ask);
  expect(ask).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([session(), session()]);
  expect(await session()).toBe(first);
  expect(second).toBe(first);
  expect(ask).toHaveBeenCalledOnce();
});
