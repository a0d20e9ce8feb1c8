import { expect, test, vi } from 'vitest';
import { once } from './session-context.server';

test('a request reads its session once, with the first call', async () => {
  const read = vi.fn(async () => ({ user: 'Meera' }));
  const session = once(read);
  expect(read).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([session(), session()]);
  expect(await session()).toBe(first);
  expect(second).toBe(first);
  expect(read).toHaveBeenCalledOnce();
});
